import { Button } from '@mantine/core'
import { IconPhone } from '@tabler/icons-react'
import { useEffect } from 'react'
import { business, telephoneLink } from '../content/business'
import { AnchorButton } from '../ui/LinkButton'
import classes from './ErrorPage.module.css'

/** Shown instead of a page that failed: its code could not be loaded without a network, or it threw an error. */
export function ErrorPage() {
  useEffect(() => {
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [])

  return (
    <div className={classes.error}>
      <h1>This page did not open</h1>
      <p>
        {navigator.onLine
          ? 'Please try again. If it stays like this, we are glad to hear from you by phone.'
          : 'You are offline, and this page is not on your device yet. It opens as soon as the network is back.'}
      </p>
      <div className={classes.actions}>
        {navigator.onLine && (
          <Button size="lg" onClick={reload}>
            Try Again
          </Button>
        )}
        <AnchorButton
          href={telephoneLink()}
          variant="default"
          leftSection={<IconPhone size={20} stroke={1.75} aria-hidden />}
        >
          Call {business.phone}
        </AnchorButton>
      </div>
    </div>
  )
}

function reload(): void {
  window.location.reload()
}
