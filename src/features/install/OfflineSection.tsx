import { Button } from '@mantine/core'
import { IconCircleCheck, IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { longDate } from '@/lib/long-date'
import { findSlot } from './find-slot'
import classes from './OfflineSection.module.css'
import type { OfflineSite, OfflineState } from './offline-site'
import { useOfflineSize } from './offline-size'
import type { UpdateCheck } from './update-check'

export interface OfflineSectionProps {
  readonly state: OfflineState
  readonly site: OfflineSite
}

/** The footer's section about how much of the site is on this device, with buttons to change that. */
export function OfflineSection({ state, site }: OfflineSectionProps) {
  const footer = findSlot('footer')
  const size = useOfflineSize()
  // A first visit shows no message that the visitor has not asked for.
  const [hasAsked, setAsked] = useState(false)
  if (!footer) return null

  const keep = () => {
    setAsked(true)
    site.keep()
  }
  const { title, text } = wordsFor(state, size)
  const Icon = state.kind === 'kept' ? IconCircleCheck : IconDownload
  return createPortal(
    <div className={classes.section}>
      <Icon size={22} stroke={1.5} aria-hidden className={classes.icon} />
      <div role={hasAsked ? 'status' : undefined}>
        <p className={classes.title}>{title}</p>
        <p className={classes.text}>{text}</p>
      </div>
      {state.kind === 'kept' && <UpdateButton check={site.checkForUpdate} />}
      {state.kind === 'on request' && <ActionButton onClick={keep}>Keep it on this device</ActionButton>}
      {state.kind === 'interrupted' && <ActionButton onClick={keep}>Try now</ActionButton>}
    </div>,
    footer,
  )
}

function ActionButton(props: { readonly onClick: () => void; readonly children: string }) {
  return <Button variant="subtle" color="var(--walnut-2)" size="md" className={classes.button} {...props} />
}

const answers: Record<UpdateCheck, string> = {
  found: 'A new version is being fetched. You are asked before it is used.',
  newest: 'This is the newest version.',
  failed: 'That did not work. Check the connection and try again.',
}

function UpdateButton({ check }: { readonly check: () => Promise<UpdateCheck> }) {
  const [answer, setAnswer] = useState('')
  const ask = async () => {
    setAnswer('Checking…')
    setAnswer(answers[await check()])
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

function wordsFor(
  state: OfflineState,
  size: { readonly download: string; readonly stored: string } | undefined,
): { readonly title: string; readonly text: string } {
  switch (state.kind) {
    case 'kept':
      return {
        title: 'The whole site is on this device',
        text: `It opens without a network. ${[size?.stored, `saved ${longDate(state.since)}`].filter(Boolean).join(', ')}.`,
      }
    case 'saving':
      return {
        title: 'Saving the site on this device',
        text: 'Then it opens without a network, too.',
      }
    case 'on request':
      return {
        title: 'Keep the site on this device?',
        text: `It then opens without a network, too. You save data, so ${size?.download ?? 'nothing'} ${
          size ? 'is fetched only if you ask for it' : 'is fetched unasked'
        }.`,
      }
    case 'interrupted':
      return state.reason === 'room'
        ? {
            title: 'This device has no room for the site',
            text: `It works from the network. To keep it here, free ${size?.stored ?? 'some space'} and try again.`,
          }
        : {
            title: 'Not all of the site is on this device yet',
            text: 'The rest follows when the network is back.',
          }
  }
}
