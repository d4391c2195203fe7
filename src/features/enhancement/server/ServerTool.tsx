import { IconClockPause, IconCloudOff, IconCloudUpload } from '@tabler/icons-react'
import { useSelector } from '@tanstack/react-store'
import { useState } from 'react'
import { enhancement } from '@/content/enhancement'
import { lazyModule } from '@/lib/lazy-module'
import { Lazy } from '@/ui/Lazy'
import { isCompleted, isPending, progressOf } from '../batch/enhancement-item'
import { BatchProgress } from '../views/BatchProgress'
import { detailsOf } from '../views/batch-details'
import { compareDialog } from '../views/compare-dialog'
import { ToolPanel } from '../views/ToolPanel'
import { ServerControls } from './ServerControls'
import classes from './ServerTool.module.css'
import { useServerTool } from './use-server-tool'

const serverResults = lazyModule(() => import('./ServerResults'))

/** The server tool: the site's own images, enhanced by the backend (specification, section 2). */
export function ServerTool() {
  const { store, send } = useServerTool()
  const { batch, isUnreachable, wait } = useSelector(store)
  const [comparedId, setComparedId] = useState<string | null>(null)
  const { items, phase } = batch
  const hasStarted = phase !== 'idle' || !items.every(isPending)
  const comparable = items.filter(isCompleted)
  const place = comparable.findIndex(({ id }) => id === comparedId)
  const compared = comparable[place]
  const goTo = (index: number) => {
    const item = comparable[index]
    return item && (() => setComparedId(item.id))
  }

  return (
    <ToolPanel icon={<IconCloudUpload size={26} stroke={1.5} />} {...enhancement.server}>
      <ServerControls batch={batch} send={send} />
      {hasStarted && (
        <BatchProgress
          label="Site images enhanced by the server"
          percent={progressOf(items)}
          details={detailsOf(batch)}
        />
      )}
      <div role="status" className={classes.notes}>
        {isUnreachable && (
          <p className={classes.unreachable}>
            <IconCloudOff size={22} stroke={1.5} aria-hidden />
            {enhancement.server.unreachable}
          </p>
        )}
        {wait !== null && (
          <p className={classes.waiting}>
            <IconClockPause size={22} stroke={1.5} aria-hidden />
            The server has a lot to do. It goes on by itself in {Math.ceil(wait / 1000)} s.
          </p>
        )}
      </div>
      <Lazy of={serverResults} when={hasStarted}>
        {({ default: ServerResults }) =>
          hasStarted && (
            <ServerResults
              items={items}
              onCompare={({ id }) => setComparedId(id)}
              onRetry={({ id }) => send({ type: 'retry', id })}
            />
          )
        }
      </Lazy>
      <Lazy of={compareDialog} when={comparedId !== null} onGiveUp={() => setComparedId(null)}>
        {({ default: CompareDialog }) =>
          compared?.result && (
            <CompareDialog
              title={compared.description}
              before={compared.originalPath}
              after={compared.result.enhancedUrl}
              place={`${place + 1} of ${comparable.length}`}
              onPrevious={goTo(place - 1)}
              onNext={goTo(place + 1)}
              onClose={() => setComparedId(null)}
            />
          )
        }
      </Lazy>
    </ToolPanel>
  )
}
