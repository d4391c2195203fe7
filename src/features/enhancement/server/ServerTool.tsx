import { Button } from '@mantine/core'
import { IconCloudUpload, IconSparkles } from '@tabler/icons-react'
import { enhancement } from '../../../content/enhancement'
import { BatchProgress } from '../BatchProgress'
import { progressOf } from '../queue'
import { ToolPanel } from '../ToolPanel'
import { ServerResults } from './ServerResults'
import { useServerBatch } from './use-server-batch'

/** The server tool: the site's own images, enhanced by the backend (specification, section 2). */
export function ServerTool() {
  const { items, isWorking, enhanceAll, download } = useServerBatch()
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
      {hasStarted && <ServerResults items={items} onDownload={download} />}
    </ToolPanel>
  )
}
