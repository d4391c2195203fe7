import { enhancement } from '@/content/pages/enhancement'
import { PrerenderedPart } from '@/ui/PrerenderedPart'
import classes from './EnhancementPage.module.css'
import { OnDeviceTool } from './on-device/views/OnDeviceTool'
import { lazyServerTool } from './on-server/lazy-server-tool'

export function EnhancementPage() {
  return (
    <div className={classes.page} data-no-sale>
      <header>
        <h1 className={classes.title}>{enhancement.title}</h1>
        <p className={classes.intro}>{enhancement.intro}</p>
      </header>
      <OnDeviceTool />
      <PrerenderedPart of={lazyServerTool}>{drawServerTool}</PrerenderedPart>
    </div>
  )
}

const drawServerTool = ({ ServerTool }: Awaited<ReturnType<typeof lazyServerTool.load>>) => <ServerTool />
