import { useEffect, useSyncExternalStore } from 'react'
import { deleteStoredDraft } from '@/lib/delete-stored-draft'
import { lazyModule } from '@/lib/lazy-module'
import { Lazy } from '@/ui/Lazy'
import classes from './AppStatus.module.css'
import { InstalledNote } from './InstalledNote'
import { readInstallPrompt, watchInstallPrompt } from './install-prompt'
import { NetworkNote } from './NetworkNote'
import { OfflineSection } from './OfflineSection'
import { installsByHand, isInstalled, lacksBack } from './platform'
import { UpdateNote } from './UpdateNote'
import { useOfflineSite } from './use-offline-site'

const installOffer = lazyModule(() => import('./InstallOffer'))
const backButton = lazyModule(() => import('./BackButton'))

/**
 * The parts of an installable application: the service worker, the offline state, the network state, new versions, and the
 * offer to install. Parts that most visits never see are loaded on demand.
 */
export default function AppStatus() {
  const installPrompt = useSyncExternalStore(watchInstallPrompt, readInstallPrompt)
  const { state, site, update } = useOfflineSite()
  const isSiteKept = state?.kind === 'kept'

  useEffect(deleteStoredDraft, [])

  return (
    <>
      <div role="status" className={classes.status}>
        {update && <UpdateNote onReload={update.accept} onLater={update.postpone} />}
        {isInstalled && isSiteKept && <InstalledNote />}
        <NetworkNote isSiteKept={isSiteKept} />
      </div>
      {state && site && <OfflineSection state={state} site={site} />}
      <Lazy of={installOffer} when={!isInstalled && (installsByHand || installPrompt !== undefined)}>
        {({ default: InstallOffer }) => <InstallOffer prompt={installPrompt} />}
      </Lazy>
      <Lazy of={backButton} when={lacksBack}>
        {({ default: BackButton }) => <BackButton />}
      </Lazy>
    </>
  )
}
