import { IconFileZip, IconFolderDown, IconShare2 } from '@tabler/icons-react'
import { useState } from 'react'
import { isBusy } from '@/features/enhancement/batch/batch-reducer'
import { hasFolders, isDismissal } from '@/features/enhancement/save/file-pickers'
import { saveToFolder } from '@/features/enhancement/save/folder'
import type { Report, Result } from '@/features/enhancement/save/result'
import { canShare, share } from '@/features/enhancement/save/share'
import { saveAsZip } from '@/features/enhancement/save/zip'
import { LoadError } from '@/lib/lazy-module'
import { Button } from '@/ui/Button'
import { showToast } from '@/ui/toast'
import { useLocalState } from '../store/local-state'
import { resultsOf } from '../store/results'
import { FormatChoice } from './FormatChoice'
import classes from './SaveAll.module.css'

type Save = (results: readonly Result[], report: Report) => Promise<string>

const inZip: Save = async (results, report) => {
  const zips = await saveAsZip(results, report)
  return `${results.length} images saved in ${zips === 1 ? 'one zip file' : `${zips} zip files`}`
}

const otherTargets: readonly {
  readonly name: string
  readonly Icon: typeof IconFileZip
  readonly isPossible: () => boolean
  /** Answers with the message that says so. */
  readonly save: Save
}[] = [
  {
    name: 'Share',
    Icon: IconShare2,
    isPossible: canShare,
    save: async (results) => {
      await share(results)
      return `${results.length} images shared`
    },
  },
  {
    name: 'Save to Folder',
    Icon: IconFolderDown,
    isPossible: hasFolders,
    save: async (results, report) => {
      const folder = await saveToFolder(results, report)
      return `${results.length} images saved to ${folder}`
    },
  },
]

/** Buttons that save all results at once. Once a batch has ended, saving them is the obvious next step. */
export function SaveAll() {
  const batch = useLocalState((state) => state.batch)
  const format = useLocalState((state) => state.saveFormat)
  const [written, setWritten] = useState<number | null>(null)
  const results = resultsOf(batch.items, format)
  if (results.length === 0) return null
  const isNextStep = !isBusy(batch) && !batch.items.some(({ status }) => status === 'pending')

  const run = async (save: Save) => {
    setWritten(0)
    try {
      showToast({ kind: 'success', message: await save(results, setWritten) })
    } catch (cause) {
      if (!isDismissal(cause)) showToast({ kind: 'error', message: failureOf(cause) })
    } finally {
      setWritten(null)
    }
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
          onClick={() => run(inZip)}
        >
          {written === null
            ? `Save ${results.length} ${results.length === 1 ? 'photo' : 'photos'}`
            : `Saving ${Math.min(written + 1, results.length)} of ${results.length}`}
        </Button>
        {otherTargets
          .filter(({ isPossible }) => isPossible())
          .map(({ name, Icon, save }) => (
            <Button
              key={name}
              variant="default"
              size="lg"
              leftSection={<Icon size={20} stroke={1.5} aria-hidden />}
              disabled={written !== null}
              onClick={() => run(save)}
            >
              {name}
            </Button>
          ))}
      </div>
      <FormatChoice results={resultsOf(batch.items)} />
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
