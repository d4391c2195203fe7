import { Progress } from '@mantine/core'
import '@mantine/core/styles/Progress.layer.css'
import { Mantine } from '@/ui/Mantine'
import classes from './SavingProgress.module.css'

/** @param percent of the photographs' bytes, 0 to 100 */
export function SavingProgress({ percent }: { readonly percent: number }) {
  return (
    <Mantine>
      <Progress.Root size="sm" radius="xl" className={classes.bar}>
        <Progress.Section value={percent} aria-label="Photos saved for offline" />
      </Progress.Root>
    </Mantine>
  )
}
