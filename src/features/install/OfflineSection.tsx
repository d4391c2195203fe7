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
      {state.kind === 'on request' && <ActionButton onClick={save}>Keep it on this device</ActionButton>}
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
  found: 'A new version is being fetched. You are asked before it is used.',
  newest: 'This is the newest version.',
  failed: 'That did not work. Check the connection and try again.',
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
        title: 'The whole site is on this device',
        text: `It opens without a network. ${[stored, `saved ${longDate(state.since)}`].filter(Boolean).join(', ')}.`,
      }
    case 'saving':
      return {
        title: 'Saving the site on this device',
        text: 'Then it opens without a network, too.',
      }
    case 'on request':
      return {
        title: 'Keep the site on this device?',
        text: `It then opens without a network, too. You save data, so ${size ? inMegabytes(size.download) : 'it'} is fetched only if you ask for it.`,
      }
    case 'interrupted':
      return state.reason === 'room'
        ? {
            title: 'This device has no room for the site',
            text: `It works from the network. To keep it here, free ${stored ?? 'some space'} and try again.`,
          }
        : {
            title: 'Not all of the site is on this device yet',
            text: 'The rest follows when the network is back.',
          }
  }
}
