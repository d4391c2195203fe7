import { useSelector } from '@tanstack/react-store'
import { useEffect, useState } from 'react'
import { deleteStoredDraft } from '@/lib/delete-stored-draft'
import classes from './AppStatus.module.css'
import { InstalledNote } from './InstalledNote'
import { NetworkNote } from './NetworkNote'
import { offlineState, reloadToUpdate, startOfflineSite } from './offline-site'
import { isInstalled } from './platform'
import { UpdateNote } from './UpdateNote'

/** Starts the service worker, and says what a visitor should know: the network's state and new versions. */
export function AppStatus() {
  const isSitePrecached = useSelector(offlineState).kind === 'complete'
  const [hasUpdate, setHasUpdate] = useState(false)

  useEffect(() => {
    deleteStoredDraft()
    void startOfflineSite(() => setHasUpdate(true))
  }, [])

  return (
    <div role="status" className={classes.status}>
      {hasUpdate && <UpdateNote onReload={reloadToUpdate} onLater={() => setHasUpdate(false)} />}
      {isInstalled && isSitePrecached && <InstalledNote />}
      <NetworkNote isSitePrecached={isSitePrecached} />
    </div>
  )
}
