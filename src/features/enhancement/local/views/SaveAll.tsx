import { Button } from '@mantine/core'
import { IconFileZip, IconShare2 } from '@tabler/icons-react'
import { useState } from 'react'
import { isBusy } from '@/features/enhancement/batch/batch-reducer'
import { isDismissal } from '@/features/enhancement/save/file-pickers'
import { canShare, share } from '@/features/enhancement/save/share'
import { saveAsZip } from '@/features/enhancement/save/zip'
import { LoadError } from '@/lib/lazy-module'
import { showToast } from '@/ui/toast'
import { longestWebSide } from '~/workers/export/protocol'
import { saveForWeb } from '../commands'
import { useLocalState } from '../store/local-state'
import { resultsOf } from '../store/results'
import classes from './SaveAll.module.css'

/** Buttons that save all results at once. Once a batch has ended, saving them is the obvious next step. */
export function SaveAll() {
  const batch = useLocalState((state) => state.batch)
  const isForWeb = useLocalState((state) => state.isForWeb)
  const [written, setWritten] = useState<number | null>(null)
  const results = resultsOf(batch.items, isForWeb)
  if (results.length === 0) return null
  const isNextStep = !isBusy(batch) && !batch.items.some(({ status }) => status === 'pending')

  /** @param save answers with the words that say so */
  const run = async (save: () => Promise<string>) => {
    setWritten(0)
    try {
      showToast({ kind: 'success', message: await save() })
    } catch (cause) {
      if (!isDismissal(cause)) showToast({ kind: 'error', message: failureOf(cause) })
    } finally {
      setWritten(null)
    }
  }

  const zip = async () => {
    const zips = await saveAsZip(results, setWritten)
    return `${results.length} images saved in ${zips === 1 ? 'one zip file' : `${zips} zip files`}`
  }
  const shareAll = async () => {
    await share(results)
    return `${results.length} images shared`
  }

  return (
    <section className={classes.save} aria-label="All enhanced images">
      <div className={classes.targets}>
        <Button
          className={classes.main}
          variant={isNextStep ? 'filled' : 'light'}
          size="lg"
          leftSection={<IconFileZip size={22} stroke={1.5} aria-hidden />}
          disabled={written !== null}
          onClick={() => run(zip)}
        >
          {written === null
            ? `Save ${results.length} ${results.length === 1 ? 'photo' : 'photos'}`
            : `Saving ${Math.min(written + 1, results.length)} of ${results.length}`}
        </Button>
        {canShare() && (
          <Button
            variant="default"
            size="lg"
            leftSection={<IconShare2 size={20} stroke={1.5} aria-hidden />}
            disabled={written !== null}
            onClick={() => run(shareAll)}
          >
            Share
          </Button>
        )}
      </div>
      <label className={classes.forWeb}>
        <input
          type="checkbox"
          checked={isForWeb}
          onChange={({ currentTarget }) => saveForWeb(currentTarget.checked)}
        />
        Smaller, for the web: JPEG, up to {longestWebSide} px
      </label>
    </section>
  )
}

function failureOf(cause: unknown): string {
  if (cause instanceof LoadError) return cause.message
  const isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError'
  return isFull
    ? 'There is not enough storage for all images. Free some space, then save again.'
    : 'The images could not be saved. Try again, or download them one by one.'
}
