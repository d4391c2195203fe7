import { enhancement } from '@/content/pages/enhancement'
import { useOwnActions } from '@/ui/own-actions'
import patterns from '@/ui/patterns.module.css'
import classes from './EnhancementPage.module.css'
import { OnDeviceTool } from './on-device/views/OnDeviceTool'
import { ServerTool } from './on-server/ServerTool'

export function EnhancementPage() {
  return (
    <div className={classes.page} ref={useOwnActions()}>
      <header>
        <h1 className={classes.title}>{enhancement.title}</h1>
        <p className={patterns.lead}>{enhancement.intro}</p>
      </header>
      <OnDeviceTool />
      <ServerTool />
    </div>
  )
}
