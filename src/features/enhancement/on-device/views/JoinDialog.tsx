import { Button, Loader } from '@mantine/core'
import '@mantine/core/styles/Loader.layer.css'
import { IconArrowsExchange, IconDownload, IconShare2 } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { isUnhandled } from '@/features/enhancement/batch/batch-reducer'
import { rotationOf } from '@/features/enhancement/rotation'
import { inertIf } from '@/features/enhancement/views/inert-if'
import { Dialog } from '@/ui/Dialog'
import { canShare, downloadJoined, enhanceAgain, joinResults, NotJoined, shareJoined } from '../actions'
import type { Library } from '../library'
import type { LocalItem } from '../photo'
import { useLocalState } from '../state'
import classes from './JoinDialog.module.css'

interface JoinDialogProps {
  readonly before: LocalItem
  readonly after: LocalItem
  readonly onSwap: () => void
  readonly onClose: () => void
}

/** Two results as one picture, to be downloaded or shared. */
export function JoinDialog({ before, after, onSwap, onClose }: JoinDialogProps) {
  const [joined, setJoined] = useState<{ readonly file: File; readonly address: string }>()
  /** The file whose picture is in view. Its size is known, so the buttons below it stand still, and answer. */
  const [shown, setShown] = useState<File>()
  const [problem, setProblem] = useState<string>()
  const [isDownloaded, setDownloaded] = useState(false)
  /** Those whose results are gone. The picture is made once they have new ones. */
  const lacking = [before, after].filter(({ result }) => !result)
  const isComing = useLocalState(({ library }) => lacking.some((photo) => isBeingEnhanced(library, photo)))

  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture is made anew of other results alone
  useEffect(() => {
    const left = new AbortController()
    const show = (file: File) => {
      if (left.signal.aborted) return
      const address = URL.createObjectURL(file)
      left.signal.addEventListener('abort', () => URL.revokeObjectURL(address))
      setJoined({ file, address })
    }
    const explain = (cause: unknown) => {
      if (!left.signal.aborted) setProblem(cause instanceof NotJoined ? cause.message : String(cause))
    }
    joinResults(before, after, left.signal).then(show, explain)
    return () => {
      left.abort()
      setJoined(undefined)
      setShown(undefined)
      setProblem(undefined)
      setDownloaded(false)
    }
  }, [joinKeyOf(before), joinKeyOf(after)])

  return (
    <Dialog title="Before and after in one picture" className={classes.dialog} onClose={onClose}>
      <div className={classes.body}>
        {problem && !isComing && <p role="alert">{problem}</p>}
        {lacking.length > 0 && !isComing && (
          <Button size="lg" onClick={() => lacking.forEach(enhanceAgain)}>
            Enhance Again
          </Button>
        )}
        {joined && (
          <img
            src={joined.address}
            alt={`${before.originalFile.name} before, ${after.originalFile.name} after`}
            hidden={!shown}
            onLoad={() => setShown(joined.file)}
            onError={() => setShown(joined.file)}
          />
        )}
        {!shown && (isComing || !problem) && (
          <p role="status" className={classes.waiting}>
            <Loader size="sm" />
            <span>{isComing ? `Enhancing ${namesOf(lacking)}` : 'Joining'}</span>
          </p>
        )}
        {/* They stay while another picture is made, and so does the focus. */}
        <div className={classes.actions}>
          <Button
            size="lg"
            leftSection={<IconDownload size={20} stroke={1.5} aria-hidden />}
            {...inertIf(!shown)}
            onClick={() => {
              if (!shown) return
              downloadJoined(shown)
              setDownloaded(true)
            }}
          >
            {isDownloaded ? 'Downloaded' : 'Download'}
          </Button>
          {canShare() && (
            <Button
              size="lg"
              variant="default"
              leftSection={<IconShare2 size={20} stroke={1.5} aria-hidden />}
              {...inertIf(!shown)}
              onClick={async () => shown && setProblem(await shareJoined(shown))}
            >
              Share
            </Button>
          )}
          <Button
            size="lg"
            variant="default"
            leftSection={<IconArrowsExchange size={20} stroke={1.5} aria-hidden />}
            {...inertIf(!shown)}
            onClick={shown && onSwap}
          >
            Swap
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

const namesOf = (photos: readonly LocalItem[]) =>
  photos.map(({ originalFile }) => originalFile.name).join(', ')

const isBeingEnhanced = ({ batches }: Library, photo: LocalItem) =>
  isUnhandled(photo) && batches.get(photo.batch)?.phase === 'running'

const joinKeyOf = ({ id, result }: LocalItem) => `${id} ${result?.key} ${rotationOf(result).wanted}`
