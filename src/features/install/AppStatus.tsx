import { Button, type ButtonProps } from '@mantine/core'
import { useNetwork } from '@mantine/hooks'
import { type Icon, IconCircleCheck, IconRefresh, IconWifi, IconWifiOff } from '@tabler/icons-react'
import { useSelector } from '@tanstack/react-store'
import { type ReactNode, useEffect, useState } from 'react'
import { areUpdatesHeld } from '@/lib/update-hold'
import classes from './AppStatus.module.css'
import { isInstalled, remember, remembers } from './install-prompt'
import { offlineState, reloadToUpdate, startOfflineSite } from './offline-site'

/** Long enough to read five words twice, in milliseconds. */
const readingTime = 5_000

/** Starts the service worker, and says what a visitor should know: the network's state and new versions. */
export function AppStatus() {
  const isSitePrecached = useSelector(offlineState).kind === 'complete'
  const [hasUpdate, setHasUpdate] = useState(false)

  useEffect(() => {
    void startOfflineSite(() => setHasUpdate(true))
  }, [])

  return (
    <div role="status" className={classes.status}>
      {hasUpdate && <UpdateNote onLater={() => setHasUpdate(false)} />}
      {isInstalled && isSitePrecached && <InstalledNote />}
      <NetworkNote isSitePrecached={isSitePrecached} />
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

/** Says once, inside the installed site, that it now works without a network. */
function InstalledNote() {
  const [isOpen, setOpen] = useState(() => !remembers('offline-note'))
  useEffect(() => remember('offline-note'), [])
  if (!isOpen) return null
  return (
    <Note Icon={IconCircleCheck} message="The whole site is on this device. It opens without a signal, too.">
      <QuietButton onClick={() => setOpen(false)}>Close</QuietButton>
    </Note>
  )
}

function NetworkNote({ isSitePrecached }: { readonly isSitePrecached: boolean }) {
  const { online } = useNetwork()
  const [change, setChange] = useState<'offline' | 'online again'>()

  useEffect(() => {
    if (!online) {
      setChange('offline')
      return
    }
    setChange((before) => before && 'online again')
    const timer = setTimeout(() => setChange(undefined), readingTime)
    return () => clearTimeout(timer)
  }, [online])

  if (change === undefined) return null
  if (change === 'online again') return <Note Icon={IconWifi} message="You’re back online." />
  const rest = isSitePrecached
    ? 'The whole site still works.'
    : 'Other pages will open when you’re back online.'
  return (
    <Note Icon={IconWifiOff} message={`You’re offline. ${rest}`}>
      <QuietButton onClick={() => setChange(undefined)}>Close</QuietButton>
    </Note>
  )
}

interface NoteProps {
  readonly Icon: Icon
  readonly message: string
  readonly children?: ReactNode
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
