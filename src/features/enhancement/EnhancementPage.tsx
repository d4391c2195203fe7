import { enhancement } from '@/content/pages/enhancement'
import { useHidesFloatingButtons } from '@/ui/hides-floating-buttons'
import classes from './EnhancementPage.module.css'
import { OnDeviceTool } from './on-device/views/OnDeviceTool'
import { ServerTool } from './on-server/ServerTool'

export function EnhancementPage() {
  return (
    <div className={classes.page} ref={useHidesFloatingButtons()}>
      <header className={classes.header}>
        <h1 className={classes.title}>{enhancement.title}</h1>
        <p className={classes.intro}>{enhancement.intro}</p>
      </header>
      <OnDeviceTool />
      <ServerTool />
    </div>
  )
}
