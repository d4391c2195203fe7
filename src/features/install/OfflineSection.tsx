import { IconCircleCheck, IconDownload } from '@tabler/icons-react'
import { useSelector } from '@tanstack/react-store'
import { useEffect, useState } from 'react'
import { askToKeep, type Keeping, useKeeping } from '@/lib/persistent-storage'
import classes from './install.module.css'
import {
  AnsweredButton,
  checkForUpdate,
  downloadForOffline,
  isInstalled,
  siteStore,
  type UpdateCheck,
} from './parts'
import type { OfflineState } from './site-state'

/** Says if the site is on the device. */
export function OfflineSection() {
  const state = useSelector(siteStore, ({ offline }) => offline)
  const keeping = useKeeping()
  // Browsers grant it to what people have installed. Others might show a question.
  const isToStay = isInstalled && state === 'complete'
  useEffect(() => {
    if (isToStay) void askToKeep()
  }, [isToStay])
  if (state === 'unknown') return null

  const { title, text } = words[state]
  const Icon = state === 'complete' ? IconCircleCheck : IconDownload
  return (
    <div className={classes.section}>
      <Icon size="1.375em" stroke={1.5} aria-hidden />
      <div>
        <div role="status">
          <strong>{title}</strong>
          <p>{state === 'complete' && keeping ? `${text} ${howLong[keeping]}` : text}</p>
        </div>
        {state === 'complete' && <UpdateCheckAction />}
        {state === 'on request' && <AnsweredButton onClick={downloadForOffline}>Save it</AnsweredButton>}
        {(state === 'interrupted' || state === 'out of space') && (
          <AnsweredButton onClick={downloadForOffline}>Try now</AnsweredButton>
        )}
      </div>
    </div>
  )
}

const answers: Record<UpdateCheck, string> = {
  found: 'Downloading an update. We’ll ask before switching.',
  newest: 'You’re up to date.',
  failed: 'That didn’t work. Check your connection and try again.',
}

function UpdateCheckAction() {
  const [answer, setAnswer] = useState('')
  const ask = async () => {
    setAnswer('Checking…')
    setAnswer(answers[await checkForUpdate()])
  }
  return (
    <AnsweredButton answer={answer} onClick={ask}>
      Check for a new version
    </AnsweredButton>
  )
}

const howLong: Readonly<Record<Keeping, string>> = {
  persisted: 'It stays on this device.',
  'a week': 'Safari deletes it after a week without a visit.',
  'while there is room': 'It stays while this device has room.',
}

const words: Record<Exclude<OfflineState, 'unknown'>, { readonly title: string; readonly text: string }> = {
  complete: { title: 'Saved for offline use', text: 'The whole site opens without a signal.' },
  downloading: {
    title: 'Saving the site for offline use',
    text: 'You’ll be able to open it without a signal.',
  },
  'on request': {
    title: 'Save the site for offline use?',
    text: 'To save your data, we won’t download its few megabytes unless you ask.',
  },
  interrupted: { title: 'Offline copy incomplete', text: 'It’ll finish when you’re back online.' },
  'out of space': {
    title: 'Not enough space to save the site',
    text: 'It still works online. Free up some space to save it.',
  },
}
