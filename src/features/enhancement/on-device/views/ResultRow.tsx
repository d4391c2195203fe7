import { Button } from '@mantine/core'
import { IconRotateClockwise, IconX } from '@tabler/icons-react'
import { memo } from 'react'
import { lossQuestion } from '@/features/enhancement/batch/words'
import { ConfirmButton } from '@/features/enhancement/views/ConfirmButton'
import { ItemRow } from '@/features/enhancement/views/ItemRow'
import smallButton from '@/features/enhancement/views/small-button.module.css'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { canShare, download, remove, retry, rotateResult, share } from '../actions'
import { failureWords, isHopeless } from '../failures'
import type { JoinPlace, PhotoAddress } from '../join-pair'
import { type LocalItem, pathOf } from '../photo'
import { inMegabytes } from '../size-words'
import { Thumbnail } from './Thumbnail'

interface ResultRowProps {
  readonly item: LocalItem
  readonly onCompare: (id: string) => void
  /** While photos are picked to be joined; `null` of one that can't be. */
  readonly place: JoinPlace | null
  readonly onPick: (photo: PhotoAddress) => void
}

/** One photo, its size before and after, and the button that takes it out of the list. */
export const ResultRow = memo(function ResultRow({ item, onCompare, place, onPick }: ResultRowProps) {
  const { id, originalFile, result, error, isExported } = item
  const name = pathOf(originalFile)
  const isUnkept = result?.unkept && !isExported
  const facts = (
    <>
      <span>{inMegabytes(originalFile.size)}</span>
      {result && (
        <>
          <span aria-hidden> → </span>
          <VisuallyHidden> enhanced to </VisuallyHidden>
          <span>{inMegabytes(result.bytes)}</span>
        </>
      )}
    </>
  )

  return (
    <li>
      <ItemRow
        item={item}
        failure={error && failureWords(error)}
        name={name}
        thumbnail={<Thumbnail {...item} />}
        facts={facts}
        note={isUnkept ? 'Not kept on this device: download it before you leave this page.' : undefined}
        onDownload={() => download(item)}
        onShare={result && canShare() ? () => share([item]) : undefined}
        onCompare={() => onCompare(id)}
        onRetry={isHopeless(item) ? undefined : () => retry(item)}
        instead={
          place && (
            <Button
              className={smallButton.button}
              variant={place.isPicked ? 'filled' : 'light'}
              aria-pressed={place.isPicked}
              aria-label={`${place.word}: ${name}`}
              onClick={() => onPick(item)}
            >
              {place.word}
            </Button>
          )
        }
      >
        {result && (
          <Button
            className={smallButton.button}
            variant="subtle"
            aria-label={`Rotate ${name} by 90°`}
            title="Rotate by 90°"
            onClick={() => rotateResult(item)}
          >
            <IconRotateClockwise size={20} stroke={1.5} aria-hidden />
          </Button>
        )}
        <ConfirmButton
          className={smallButton.button}
          variant="subtle"
          aria-label={`Remove ${name} from the list`}
          title="Remove from the list"
          question={result ? lossQuestion([item], 'Remove it?') : undefined}
          answer="Remove"
          onConfirm={() => remove(item)}
        >
          <IconX size={20} stroke={1.5} aria-hidden />
        </ConfirmButton>
      </ItemRow>
    </li>
  )
})
