import { Button } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { reloadOnce } from '@/lib/chunk-load-recovery'
import { LoadError } from '@/lib/fetch-file'
import { findUnfinishedWork, type UnfinishedWork } from '@/lib/update-hold'
import patterns from '@/ui/patterns.module.css'
import { isForeignChange } from '@/ui/RedrawBoundary'
import { CallButton } from './ContactActions'
import classes from './ErrorPage.module.css'

/**
 * Replaces a page that cannot be shown: there is no network and the page is not on the device, the tab is
 * older than the files on the device, or the page has a bug.
 */
export function ErrorPage({ error }: ErrorComponentProps) {
  // The boundary around draws the page anew.
  if (isForeignChange(error)) throw error
  const [isKept, setKept] = useState(false)
  const [isReloading, setReloading] = useState(error instanceof LoadError)
  const [unfinished, setUnfinished] = useState<readonly UnfinishedWork[]>([])
  useWindowEvent('online', reloadUnlessUnfinished)

  useEffect(() => {
    if (error instanceof LoadError) void reloadOnce().then(setReloading)
  }, [error])

  useEffect(() => {
    void findUnfinishedWork().then(setUnfinished)
    // Storage may be blocked.
    globalThis.caches?.match(window.location.pathname).then(
      (page) => setKept(page !== undefined),
      () => {},
    )
  }, [])

  if (isReloading) return <div className={classes.error} aria-busy />

  return (
    <div className={classes.error}>
      <h1>This page didn’t load</h1>
      <p className={patterns.lead}>{reasonOf(isKept)}</p>
      {unfinished.map((work) => (
        <p key={work}>{whatToKeep[work]}</p>
      ))}
      <div className={patterns.actions}>
        {(navigator.onLine || isKept) && (
          <Button size="lg" onClick={reload}>
            {isKept ? 'Reload' : 'Try Again'}
          </Button>
        )}
        <CallButton />
      </div>
    </div>
  )
}

function reasonOf(isKept: boolean): string {
  if (isKept) return 'It’s on your device, so reload to open it.'
  return navigator.onLine
    ? 'Please try again. If it keeps happening, give us a call.'
    : 'You’re offline, and this page isn’t on your device yet. It will open when you’re back online.'
}

/** The fate of unfinished work when this page is reloaded. */
const whatToKeep: Readonly<Record<UnfinishedWork, string>> = {
  photos: 'Photos that this browser has kept will still be here.',
  estimate: 'What you’ve typed in the estimate form is still there if you go back. Reloading here clears it.',
}

const reload = () => window.location.reload()

async function reloadUnlessUnfinished(): Promise<void> {
  if ((await findUnfinishedWork()).length === 0) reload()
}
