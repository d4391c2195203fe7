import { Button } from '@mantine/core'
import { IconCircleCheck, IconDownload } from '@tabler/icons-react'
import { useSelector } from '@tanstack/react-store'
import { useEffect, useState } from 'react'
import { longDate } from '@/lib/long-date'
import classes from './OfflineSection.module.css'
import { checkForUpdate, type OfflineState, offlineState, saveSite, type UpdateCheck } from './offline-site'

/** The size of the whole site in bytes (tools/build/precache.ts). */
interface OfflineSize {
  /** Compressed, as it is transferred. */
  readonly download: number
  /** Uncompressed, as it is stored on the device. */
  readonly stored: number
}

export function OfflineSection() {
  const state = useSelector(offlineState)
  const size = useOfflineSize()
  // A first visit shows no message that the visitor has not asked for.
  const [hasAsked, setAsked] = useState(false)
  if (state.kind === 'unknown') return null

  const save = () => {
    setAsked(true)
    void saveSite()
  }
  const { title, text } = wordsFor(state, size)
  const Icon = state.kind === 'complete' ? IconCircleCheck : IconDownload
  return (
    <div className={classes.section}>
      <Icon size={22} stroke={1.5} aria-hidden />
      <div role={hasAsked ? 'status' : undefined}>
        <strong>{title}</strong>
        <p>{text}</p>
      </div>
      {state.kind === 'complete' && <UpdateButton />}
      {state.kind === 'on request' && <ActionButton onClick={save}>Save it</ActionButton>}
      {state.kind === 'interrupted' && <ActionButton onClick={save}>Try now</ActionButton>}
    </div>
  )
}

function useOfflineSize(): OfflineSize | undefined {
  const [size, setSize] = useState<OfflineSize>()
  useEffect(() => {
    fetch('/offline.json')
      .then((response) => response.json())
      // The texts then have no number.
      .then(setSize, () => {})
  }, [])
  return size
}

function ActionButton(props: { readonly onClick: () => void; readonly children: string }) {
  return <Button variant="subtle" color="var(--walnut-2)" size="md" className={classes.button} {...props} />
}

const answers: Record<UpdateCheck, string> = {
  found: 'Downloading an update. We’ll ask before switching.',
  newest: 'You’re up to date.',
  failed: 'That didn’t work. Check your connection and try again.',
}

function UpdateButton() {
  const [answer, setAnswer] = useState('')
  const ask = async () => {
    setAnswer('Checking…')
    setAnswer(answers[await checkForUpdate()])
  }
  return (
    <>
      <ActionButton onClick={ask}>Check for a new version</ActionButton>
      <p role="status" className={classes.answer}>
        {answer}
      </p>
    </>
  )
}

const inMegabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

function wordsFor(state: Exclude<OfflineState, { kind: 'unknown' }>, size: OfflineSize | undefined) {
  const stored = size && inMegabytes(size.stored)
  switch (state.kind) {
    case 'complete':
      return {
        title: 'Saved for offline use',
        text: `The whole site opens without a signal. ${[stored, `saved ${longDate(state.since)}`].filter(Boolean).join(', ')}.`,
      }
    case 'saving':
      return {
        title: 'Saving the site for offline use',
        text: 'You’ll be able to open it without a signal.',
      }
    case 'on request':
      return {
        title: 'Save the site for offline use?',
        text: `Data Saver is on, so we won’t download ${size ? `the ${inMegabytes(size.download)}` : 'it'} unless you ask.`,
      }
    case 'interrupted':
      return state.reason === 'room'
        ? {
            title: 'Not enough space to save the site',
            text: `It still works online. Free up ${stored ?? 'some space'} to save it.`,
          }
        : {
            title: 'Offline copy incomplete',
            text: 'It’ll finish when you’re back online.',
          }
  }
}
