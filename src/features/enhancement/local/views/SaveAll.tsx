import { Button } from '@mantine/core'
import { IconFileZip, IconFolderDown, IconShare2 } from '@tabler/icons-react'
import { useState } from 'react'
import { showToast } from '../../../../ui/toast'
import { hasFolders, isDismissal } from '../save/file-pickers'
import { saveToFolder } from '../save/folder'
import { type Report, type Result, resultsOf } from '../save/results'
import { canShare, share } from '../save/share'
import { saveAsZip } from '../save/zip'
import { useLocalState } from '../store/local-state'
import classes from './SaveAll.module.css'

type Save = (results: readonly Result[], report: Report) => Promise<string>

const targets: readonly {
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
    name: 'Download Zip',
    Icon: IconFileZip,
    isPossible: () => true,
    save: async (results, report) => {
      await saveAsZip(results, report)
      return `${results.length} images saved in one zip file`
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

/** Buttons that save all results at once. */
export function SaveAll() {
  const items = useLocalState(({ batch }) => batch.items)
  const [written, setWritten] = useState<number | null>(null)
  const results = resultsOf(items)
  if (results.length === 0) return null

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
      <p className={classes.title}>
        {written === null
          ? `Save all enhanced images (${results.length})`
          : `Saving ${written} of ${results.length}`}
      </p>
      <div className={classes.ways}>
        {targets
          .filter(({ isPossible }) => isPossible())
          .map(({ name, Icon, save }) => (
            <Button
              key={name}
              className={classes.way}
              variant="light"
              size="md"
              leftSection={<Icon size={20} stroke={1.5} aria-hidden />}
              disabled={written !== null}
              onClick={() => run(save)}
            >
              {name}
            </Button>
          ))}
      </div>
    </section>
  )
}

function failureOf(cause: unknown): string {
  const isFull = cause instanceof DOMException && cause.name === 'QuotaExceededError'
  return isFull
    ? 'There is not enough storage for all images. Free some space, then save again.'
    : 'The images could not be saved. Try again, or download them one by one.'
}
