import { Button } from '@mantine/core'
import { useNetwork } from '@mantine/hooks'
import { type Icon, IconRefresh, IconWifiOff } from '@tabler/icons-react'
import { useSelector } from '@tanstack/react-store'
import { type ReactNode, useEffect, useState } from 'react'
import { areUpdatesHeld } from '@/lib/update-hold'
import classes from './install.module.css'
import { offlineState, reloadToUpdate, startOfflineSite } from './offline-site'

/** Starts the service worker, and says what a visitor should know: that the network is gone, and new versions. */
export function AppStatus() {
  const { online } = useNetwork()
  const [hasUpdate, setHasUpdate] = useState(false)

  useEffect(() => {
    void startOfflineSite(() => setHasUpdate(true))
  }, [])

  return (
    <div role="status" className={classes.status}>
      {hasUpdate && <UpdateNote onLater={() => setHasUpdate(false)} />}
      {!online && <OfflineNote />}
    </div>
  )
}

function UpdateNote({ onLater }: { readonly onLater: () => void }) {
  const [isHeld, setHeld] = useState(false)
  const accept = async () => {
    const isHeldNow = await areUpdatesHeld()
    setHeld(isHeldNow)
    if (!isHeldNow) reloadToUpdate()
  }
  const message = isHeld
    ? 'Photos are chosen or being enhanced, here or in another tab. We’ll update when they’re done.'
    : 'A new version is ready'
  return (
    <Note Icon={IconRefresh} message={message} dismissal="Later" onDismiss={onLater}>
      <Button size="sm" onClick={accept}>
        Reload
      </Button>
    </Note>
  )
}

function OfflineNote() {
  const isSitePrecached = useSelector(offlineState) === 'complete'
  const [isOpen, setOpen] = useState(true)
  if (!isOpen) return null
  const rest = isSitePrecached
    ? 'The whole site still works.'
    : 'Other pages will open when you’re back online.'
  const message = `You’re offline. ${rest}`
  return <Note Icon={IconWifiOff} message={message} dismissal="Close" onDismiss={() => setOpen(false)} />
}

interface NoteProps {
  readonly Icon: Icon
  readonly message: string
  readonly dismissal: string
  readonly onDismiss: () => void
  readonly children?: ReactNode
}

function Note({ Icon, message, dismissal, onDismiss, children }: NoteProps) {
  return (
    <div className={classes.note}>
      <Icon size={20} stroke={1.75} aria-hidden />
      <p>{message}</p>
      {children}
      <Button size="sm" variant="subtle" color="var(--walnut-1)" onClick={onDismiss}>
        {dismissal}
      </Button>
    </div>
  )
}
