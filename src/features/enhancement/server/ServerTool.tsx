import { Button } from '@mantine/core'
import { IconCloudOff, IconCloudUpload, IconSparkles } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { enhancement } from '../../../content/enhancement'
import { BatchProgress } from '../BatchProgress'
import { progressOf } from '../queue'
import { ToolPanel } from '../ToolPanel'
import { ServerResults } from './ServerResults'
import classes from './ServerTool.module.css'
import type { ServerItem } from './server-item'
import { useServerBatch } from './use-server-batch'

const CompareDialog = lazy(() => import('../CompareDialog'))

/** The server tool: the site's own images, enhanced by the backend (specification, section 2). */
export function ServerTool() {
  const { items, isWorking, isUnreachable, enhanceAll, retry, download } = useServerBatch()
  const [compared, setCompared] = useState<ServerItem | null>(null)
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
      {compared?.enhancedUrl && (
        <Suspense>
          <CompareDialog
            title={compared.description}
            before={compared.originalPath}
            after={compared.enhancedUrl}
            onClose={() => setCompared(null)}
          />
        </Suspense>
      )}
    </ToolPanel>
  )
}
