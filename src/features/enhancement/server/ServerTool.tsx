import { Button } from '@mantine/core'
import { IconCloudOff, IconCloudUpload, IconSparkles } from '@tabler/icons-react'
import { useSelector } from '@tanstack/react-store'
import { useState } from 'react'
import { enhancement } from '../../../content/enhancement'
import { useLoaded } from '../../../lib/use-lazy-component'
import { showToast } from '../../../ui/toast'
import { isBusy } from '../batch/batch'
import { isPending, progressOf } from '../batch/enhancement-item'
import controls from '../views/BatchControls.module.css'
import { BatchProgress } from '../views/BatchProgress'
import { detailsOf } from '../views/batch-details'
import { PauseControls } from '../views/PauseControls'
import { ToolPanel } from '../views/ToolPanel'
import { downloadImage } from './download-image'
import { ServerResults } from './ServerResults'
import classes from './ServerTool.module.css'
import type { ServerItem } from './server-item'
import { useServerTool } from './use-server-tool'

const loadDialog = () => import('../views/CompareDialog')

/** The server tool: the site's own images, enhanced by the backend (specification, section 2). */
export function ServerTool() {
  const { store, send } = useServerTool()
  const { batch, isUnreachable } = useSelector(store)
  const [compared, setCompared] = useState<ServerItem | null>(null)
  const CompareDialog = useLoaded(compared !== null, loadDialog, () => {
    showToast({ kind: 'error', message: 'This could not be opened. Check the connection and try again.' })
    setCompared(null)
  })
  const { items, phase } = batch
  const hasStarted = !items.every(isPending) || phase === 'cancelled'
  // A batch that was cancelled goes on where it was; one that has ended begins anew.
  const start = () => send({ type: items.some(isPending) ? 'start' : 'restart' })

  return (
    <ToolPanel icon={<IconCloudUpload size={26} stroke={1.5} />} {...enhancement.server}>
      <div className={controls.controls}>
        <Button
          className={controls.start}
          size="lg"
          leftSection={<IconSparkles size={22} stroke={1.5} aria-hidden />}
          disabled={isBusy(batch)}
          onClick={start}
        >
          {isBusy(batch) ? 'Enhancing Images...' : 'Enhance All Images'}
        </Button>
        {isBusy(batch) && (
          <PauseControls
            isPaused={phase === 'paused'}
            onPause={() => send({ type: 'pause' })}
            onResume={() => send({ type: 'resume' })}
            onCancel={() => send({ type: 'cancel' })}
          />
        )}
      </div>
      {hasStarted && (
        <BatchProgress
          label="Site images enhanced by the server"
          percent={progressOf(items)}
          details={detailsOf(batch)}
        />
      )}
      <div role="status">
        {isUnreachable && (
          <p className={classes.unreachable}>
            <IconCloudOff size={22} stroke={1.5} aria-hidden />
            {enhancement.server.unreachable}
          </p>
        )}
      </div>
      {hasStarted && (
        <ServerResults
          items={items}
          onCompare={setCompared}
          onDownload={downloadImage}
          onRetry={({ id }) => send({ type: 'retry', id })}
        />
      )}
      {CompareDialog && compared?.result && (
        <CompareDialog
          title={compared.description}
          before={compared.originalPath}
          after={compared.result.enhancedUrl}
          onClose={() => setCompared(null)}
        />
      )}
    </ToolPanel>
  )
}
