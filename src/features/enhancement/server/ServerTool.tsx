import { Button } from '@mantine/core'
import { IconCloudOff, IconCloudUpload, IconSparkles } from '@tabler/icons-react'
import { useState } from 'react'
import { enhancement } from '../../../content/enhancement'
import { useLoaded } from '../../../lib/use-lazy-component'
import { showToast } from '../../../ui/toast'
import { progressOf } from '../batch/enhancement-item'
import { BatchProgress } from '../views/BatchProgress'
import { ToolPanel } from '../views/ToolPanel'
import { ServerResults } from './ServerResults'
import classes from './ServerTool.module.css'
import type { ServerItem } from './server-item'
import { useServerBatch } from './use-server-batch'

const loadDialog = () => import('../views/CompareDialog')

/** The server tool: the site's own images, enhanced by the backend (specification, section 2). */
export function ServerTool() {
  const { items, isWorking, isUnreachable, enhanceAll, retry, download } = useServerBatch()
  const [compared, setCompared] = useState<ServerItem | null>(null)
  const CompareDialog = useLoaded(compared !== null, loadDialog, () => {
    showToast({ kind: 'error', message: 'This could not be opened. Check the connection and try again.' })
    setCompared(null)
  })
  const hasStarted = items.some(({ status }) => status !== 'pending')

  return (
    <ToolPanel icon={<IconCloudUpload size={26} stroke={1.5} />} {...enhancement.server}>
      <div>
        <Button
          size="lg"
          leftSection={<IconSparkles size={22} stroke={1.5} aria-hidden />}
          disabled={isWorking}
          onClick={enhanceAll}
        >
          {isWorking ? 'Enhancing Images...' : 'Enhance All Images'}
        </Button>
      </div>
      {hasStarted && <BatchProgress label="Site images enhanced by the server" percent={progressOf(items)} />}
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
          isWorking={isWorking}
          onCompare={setCompared}
          onDownload={download}
          onRetry={retry}
        />
      )}
      {CompareDialog && compared?.enhancedUrl && (
        <CompareDialog
          title={compared.description}
          before={compared.originalPath}
          after={compared.enhancedUrl}
          onClose={() => setCompared(null)}
        />
      )}
    </ToolPanel>
  )
}
