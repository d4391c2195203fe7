import { IconCloudUpload, IconSparkles } from '@tabler/icons-react'
import { useSelector } from '@tanstack/react-store'
import { useState } from 'react'
import { enhancement } from '@/content/pages/enhancement'
import { lazyModule } from '@/lib/lazy-module'
import { Lazy } from '@/ui/Lazy'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { type Batch, isUnhandled } from '../batch/batch-reducer'
import { isCompleted, isPending, isToExport, toExport } from '../batch/item'
import { BatchControls } from '../views/BatchControls'
import { BatchProgress } from '../views/BatchProgress'
import notes from '../views/Notes.module.css'
import { SaveButton } from '../views/SaveButton'
import { ToolPanel } from '../views/ToolPanel'
import { downloadAll, downloadImage, fetchPictures } from './download-image'
import { failureWords } from './failures'
import classes from './ServerTool.module.css'
import { resumeServer, type ServerItem, sendServer, serverStore } from './server-tool'
import { repeatedRefusal, serverBusy, serverSilent } from './words'

const compareDialog = lazyModule(() => import('../views/CompareDialog'))
const serverResults = lazyModule(() => import('./ServerResults'))

/** The server tool: the site's own images, enhanced by the backend (specification, section 2). */
export function ServerTool() {
  const { batch, announcement, lastFailure, isRepeated, wait } = useSelector(serverStore)
  const [comparedId, setComparedId] = useState<string | null>(null)
  const { items, phase } = batch
  const hasStarted = phase !== 'idle' || !items.every(isPending)
  const compared = items.find(({ id }) => id === comparedId)
  const close = () => setComparedId(null)

  return (
    <ToolPanel icon={<IconCloudUpload size={28} stroke={1.5} />} {...enhancement.server}>
      <ServerControls batch={batch} />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {hasStarted && <BatchProgress batch={batch} label="Site images enhanced by the server" />}
      <div role="status" className={notes.notes}>
        {lastFailure?.kind === 'unreachable' && (
          <p className={notes.warning}>{enhancement.server.unreachable}</p>
        )}
        {isRepeated && lastFailure && lastFailure.kind !== 'unreachable' && (
          <p className={notes.warning}>{repeatedRefusal(failureWords(lastFailure))}</p>
        )}
        {wait && <p>{wait.kind === 'busy' ? serverBusy(wait.until) : serverSilent(wait.for)}</p>}
      </div>
      <Lazy of={serverResults} when={hasStarted}>
        {({ ServerResults }) =>
          hasStarted && (
            <ServerResults
              items={items}
              saidOnce={isRepeated ? lastFailure : null}
              onCompare={setComparedId}
            />
          )
        }
      </Lazy>
      <Lazy of={compareDialog} when={comparedId !== null} onGiveUp={close}>
        {({ CompareDialog }) =>
          compared?.result && (
            <CompareDialog
              title={compared.description}
              items={items}
              id={compared.id}
              load={() => fetchPictures(compared)}
              onDownload={() => downloadImage(compared)}
              onTurn={setComparedId}
              onClose={close}
            />
          )
        }
      </Lazy>
    </ToolPanel>
  )
}

function ServerControls({ batch }: { readonly batch: Batch<ServerItem> }) {
  const [saving, setSaving] = useState<{ readonly written: number; readonly total: number } | null>(null)
  const { items } = batch
  const completed = items.filter(isCompleted).length
  const isSaveNext = items.some(isToExport) && !items.some(isUnhandled)
  const exportAll = async () => {
    const { length: total } = toExport(items)
    setSaving({ written: 0, total })
    await downloadAll(toExport(items), (written) => setSaving({ written, total }))
    setSaving(null)
  }

  return (
    <div className={classes.controls}>
      <BatchControls
        batch={batch}
        icon={<IconSparkles size={22} stroke={1.5} aria-hidden />}
        variant="light"
        isNextStep={!isSaveNext}
        onStart={() => sendServer({ type: 'start' })}
        onPause={() => sendServer({ type: 'pause' })}
        onResume={resumeServer}
      >
        {batch.phase === 'running' ? 'Enhancing Images...' : 'Enhance All Images'}
      </BatchControls>
      {completed > 0 && (
        <SaveButton items={items} saving={saving} isNextStep={isSaveNext} onSave={exportAll} />
      )}
    </div>
  )
}
