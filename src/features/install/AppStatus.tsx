import { Button, type ButtonProps } from '@mantine/core'
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
    <Note Icon={IconRefresh} message={message}>
      <Button size="sm" onClick={accept}>
        Reload
      </Button>
      <QuietButton onClick={onLater}>Later</QuietButton>
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
  return (
    <Note Icon={IconWifiOff} message={`You’re offline. ${rest}`}>
      <QuietButton onClick={() => setOpen(false)}>Close</QuietButton>
    </Note>
  )
}

interface NoteProps {
  readonly Icon: Icon
  readonly message: string
  readonly children: ReactNode
}

function Note({ Icon, message, children }: NoteProps) {
  return (
    <div className={classes.note}>
      <Icon size={20} stroke={1.75} aria-hidden />
      <p>{message}</p>
      {children}
    </div>
  )
}

function QuietButton(props: ButtonProps & { readonly onClick: () => void }) {
  return <Button size="sm" variant="subtle" color="var(--walnut-1)" {...props} />
}
