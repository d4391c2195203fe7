import { Button } from '@mantine/core'
import { useNetwork } from '@mantine/hooks'
import { type Icon, IconDownload, IconRefresh, IconWifiOff } from '@tabler/icons-react'
import { useSelector } from '@tanstack/react-store'
import { type ReactNode, useEffect, useState } from 'react'
import { findUnfinishedWork, type UnfinishedWork, untilFinished } from '@/lib/update-hold'
import classes from './install.module.css'
import { declineUpdate, offlineState, reloadToUpdate, startOfflineSite, update } from './service-worker'

/** Starts the service worker, and tells visitors that the network is gone, and of new versions. */
export function AppStatus() {
  const { online } = useNetwork()
  const newVersion = useSelector(update)

  useEffect(() => {
    void startOfflineSite()
  }, [])

  return (
    <div role="status" className={classes.status}>
      {newVersion === 'ready' && <UpdateNote />}
      {newVersion === 'needs room' && <ClosableNote Icon={IconDownload} message={noRoom} />}
      {!online && <OfflineNote />}
    </div>
  )
}

const unfinished: Readonly<Record<UnfinishedWork, string>> = {
  photos: 'Photos are chosen or being enhanced, here or in another tab. We’ll update when they’re done.',
  estimate: 'An estimate request isn’t finished, here or in another tab. We’ll update when it is.',
}

function UpdateNote() {
  const [isAccepted, setAccepted] = useState(false)
  const [work, setWork] = useState<UnfinishedWork>()

  useEffect(() => {
    if (!isAccepted) return
    const later = new AbortController()
    void findUnfinishedWork().then(([first]) => setWork(first))
    untilFinished(later.signal).then(reloadToUpdate, () => {})
    return () => later.abort()
  }, [isAccepted])

  return (
    <Note
      Icon={IconRefresh}
      message={work ? unfinished[work] : 'A new version is ready'}
      dismissal="Later"
      onDismiss={declineUpdate}
    >
      <Button size="sm" onClick={() => setAccepted(true)}>
        Reload
      </Button>
    </Note>
  )
}

const noRoom = 'There’s a newer version, but no room for it on your device. Free up some space to get it.'

function OfflineNote() {
  const isSitePrecached = useSelector(offlineState) === 'complete'
  const rest = isSitePrecached
    ? 'The whole site still works.'
    : 'Other pages will open when you’re back online.'
  return <ClosableNote Icon={IconWifiOff} message={`You’re offline. ${rest}`} />
}

interface ClosableNoteProps {
  readonly Icon: Icon
  readonly message: string
}

function ClosableNote(props: ClosableNoteProps) {
  const [isOpen, setOpen] = useState(true)
  return isOpen && <Note {...props} dismissal="Close" onDismiss={() => setOpen(false)} />
}

interface NoteProps extends ClosableNoteProps {
  readonly dismissal: string
  readonly onDismiss: () => void
  readonly children?: ReactNode
}

function Note({ Icon, message, dismissal, onDismiss, children }: NoteProps) {
  return (
    <div className={classes.note}>
      <Icon size="1.25em" stroke={1.75} aria-hidden />
      <p>{message}</p>
      {children}
      <Button size="sm" variant="subtle" color="var(--walnut-1)" onClick={onDismiss}>
        {dismissal}
      </Button>
    </div>
  )
}
