import { Button } from '@mantine/core'
import { IconShare2 } from '@tabler/icons-react'
import { photosInWords } from '@/features/enhancement/batch/words'
import { inertIf } from '@/features/enhancement/views/inert-if'
import { Dialog } from '@/ui/Dialog'
import { shareAsJpeg, shareGroup, stopSharing } from '../actions'
import { fileTypes } from '../exported-file-types'
import { mostFiles, mostMegabytes } from '../share-sheet-limits'
import type { Sharing } from '../state'
import classes from './ShareDialog.module.css'

const inGroups = `A share takes ${mostFiles} photos or ${mostMegabytes} MB at most, so they go in groups.`

/** Says how far the files are that are to be shared, and shares a group of them at each press. */
export function ShareDialog({ sharing }: { readonly sharing: Sharing }) {
  const { items, as, shared, files, isReady, problem } = sharing
  const isPng = as === 'png'
  const count = items.length
  const isPart = isReady && files.length < count - shared
  // The way around a problem, or around two large photos at a time.
  const isJpegNext = isPng && (problem !== null || (isPart && files.length < mostFiles))
  const readyWords = isPart ? inGroups : 'Ready.'

  return (
    <Dialog title={`Share ${photosInWords(count)}`} onClose={stopSharing}>
      <div className={classes.share}>
        <p role={problem ? 'alert' : 'status'}>
          {problem ??
            (isReady ? readyWords : `Preparing ${Math.min(shared + files.length + 1, count)} of ${count}`)}
        </p>
        {isJpegNext && (
          <Button size="lg" onClick={shareAsJpeg}>
            {`Use ${fileTypes.jpeg.label}`}
          </Button>
        )}
        {!(problem && !isReady) && (
          <Button
            size="lg"
            variant={isJpegNext ? 'default' : 'filled'}
            leftSection={<IconShare2 size={20} stroke={1.5} aria-hidden />}
            {...inertIf(!isReady)}
            onClick={isReady ? shareGroup : undefined}
          >
            {isReady ? `Share ${groupWords(sharing)}` : 'Share'}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

/** "12 photos" if they go at once, otherwise as in "1 to 10 of 20". */
function groupWords({ items, shared, files }: Sharing): string {
  const [first, last] = [shared + 1, shared + files.length]
  if (files.length === items.length) return photosInWords(last)
  return `${first === last ? first : `${first} to ${last}`} of ${items.length}`
}
