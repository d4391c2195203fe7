import { Button } from '@mantine/core'
import { useNetwork } from '@mantine/hooks'
import { type Icon, IconDownload, IconRefresh, IconWifiOff, IconX } from '@tabler/icons-react'
import { useSelector } from '@tanstack/react-store'
import { type ReactNode, useEffect, useState } from 'react'
import { findUnfinishedWork, type UnfinishedWork, untilFinished } from '@/lib/update-hold'
import patterns from '@/ui/patterns.module.css'
import classes from './install.module.css'
import { declineUpdate, reloadToUpdate, siteStore, startOfflineSite } from './service-worker'

/** Starts the service worker, and tells visitors that the network is gone, and of new versions. */
export function AppStatus() {
  const { online } = useNetwork()
  const newVersion = useSelector(siteStore, ({ update }) => update)

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
    <Note Icon={IconRefresh} message={work ? unfinished[work] : 'A new version is ready'}>
      <Button size="sm" onClick={() => setAccepted(true)}>
        Reload
      </Button>
      <Button size="sm" variant="subtle" color="var(--walnut-1)" onClick={declineUpdate}>
        Later
      </Button>
    </Note>
  )
}

const noRoom = 'There’s a newer version, but no room for it on your device. Free up some space to get it.'

function OfflineNote() {
  const isSitePrecached = useSelector(siteStore, ({ offline }) => offline === 'complete')
  const rest = isSitePrecached ? 'The whole site still works.' : 'Other pages have to wait.'
  const [isNews] = useState(isFirstOffline)
  return isNews && <ClosableNote Icon={IconWifiOff} message={`You’re offline. ${rest}`} />
}

/** Once per visit: whoever goes from page to page without a network knows. */
function isFirstOffline(): boolean {
  try {
    const isFirst = !sessionStorage.getItem('offline')
    sessionStorage.setItem('offline', 'said')
    return isFirst
  } catch {
    // The browser stores nothing.
    return true
  }
}

interface ClosableNoteProps {
  readonly Icon: Icon
  readonly message: string
}

function ClosableNote(props: ClosableNoteProps) {
  const [isOpen, setOpen] = useState(true)
  return (
    isOpen && (
      <Note {...props}>
        <button
          type="button"
          className={patterns.iconButton}
          aria-label="Close"
          onClick={() => setOpen(false)}
        >
          <IconX size={20} stroke={1.75} aria-hidden />
        </button>
      </Note>
    )
  )
}

interface NoteProps extends ClosableNoteProps {
  readonly children: ReactNode
}

function Note({ Icon, message, children }: NoteProps) {
  return (
    <div className={classes.note}>
      <Icon size="1.25em" stroke={1.75} aria-hidden />
      <p>{message}</p>
      {children}
    </div>
  )
}
