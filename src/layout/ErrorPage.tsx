import { Button } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { isChunkLoadError, reloadOnce } from '@/lib/chunk-load-recovery'
import patterns from '@/ui/patterns.module.css'
import { CallButton } from './ContactActions'
import classes from './ErrorPage.module.css'

/**
 * Replaces a page that cannot be shown: there is no network and the page is not on the device, the tab is older than the
 * files on the device, or the page has a bug.
 */
export function ErrorPage({ error }: ErrorComponentProps) {
  const [isKept, setKept] = useState(false)
  const [isReloading, setReloading] = useState(isChunkLoadError(error))
  useWindowEvent('online', reload)

  useEffect(() => {
    if (isChunkLoadError(error)) void reloadOnce().then(setReloading)
  }, [error])

  useEffect(() => {
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
  if (isKept) return 'It’s on your device, so reload to open it. Your photos will still be here.'
  return navigator.onLine
    ? 'Please try again. If it keeps happening, give us a call.'
    : 'You’re offline, and this page isn’t on your device yet. It will open when you’re back online.'
}

const reload = () => window.location.reload()
