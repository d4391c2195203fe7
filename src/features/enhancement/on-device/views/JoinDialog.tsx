import { Button, Loader } from '@mantine/core'
import '@mantine/core/styles/Loader.layer.css'
import { IconArrowsExchange, IconDownload, IconShare2 } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Dialog } from '@/ui/Dialog'
import { canShare, downloadJoined, joinResults, shareJoined, whyNotJoined } from '../actions'
import type { LocalItem } from '../photo'
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
  const [problem, setProblem] = useState<string>()
  const [isDownloaded, setDownloaded] = useState(false)

  useEffect(() => {
    const left = new AbortController()
    const show = (file: File) => {
      if (left.signal.aborted) return
      const address = URL.createObjectURL(file)
      left.signal.addEventListener('abort', () => URL.revokeObjectURL(address))
      setJoined({ file, address })
    }
    const explain = (cause: unknown) => {
      if (!left.signal.aborted) setProblem(whyNotJoined(cause))
    }
    joinResults(before, after, left.signal).then(show, explain)
    return () => {
      left.abort()
      setJoined(undefined)
      setProblem(undefined)
      setDownloaded(false)
    }
  }, [before, after])

  return (
    <Dialog title="Before and after in one picture" className={classes.dialog} onClose={onClose}>
      <div className={classes.body}>
        {problem && <p role="alert">{problem}</p>}
        {joined ? (
          <img
            src={joined.address}
            alt={`${before.originalFile.name} before, ${after.originalFile.name} after`}
          />
        ) : (
          !problem && (
            <p role="status" className={classes.waiting}>
              <Loader size="sm" /> Joining
            </p>
          )
        )}
        {joined && (
          <div className={classes.actions}>
            <Button
              size="lg"
              leftSection={<IconDownload size={20} stroke={1.5} aria-hidden />}
              onClick={() => {
                downloadJoined(joined.file)
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
                onClick={async () => setProblem(await shareJoined(joined.file))}
              >
                Share
              </Button>
            )}
            <Button
              size="lg"
              variant="default"
              leftSection={<IconArrowsExchange size={20} stroke={1.5} aria-hidden />}
              onClick={onSwap}
            >
              Swap
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  )
}
