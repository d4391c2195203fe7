import { Button } from '@mantine/core'
import { IconPlayerPause, IconPlayerPlay, IconPlayerStop } from '@tabler/icons-react'

interface PauseControlsProps {
  readonly isPaused: boolean
  readonly onPause: () => void
  readonly onResume: () => void
  readonly onCancel: () => void
}

/** The buttons of a batch that has begun: pause, which becomes resume, and cancel. */
export function PauseControls({ isPaused, onPause, onResume, onCancel }: PauseControlsProps) {
  const Icon = isPaused ? IconPlayerPlay : IconPlayerPause
  return (
    <>
      {/* One button for both, so that the focus stays where it is. */}
      <Button
        variant={isPaused ? 'filled' : 'default'}
        size="lg"
        leftSection={<Icon size={22} stroke={1.5} aria-hidden />}
        onClick={isPaused ? onResume : onPause}
      >
        {isPaused ? 'Resume' : 'Pause'}
      </Button>
      <Button
        variant="default"
        size="lg"
        leftSection={<IconPlayerStop size={22} stroke={1.5} aria-hidden />}
        onClick={onCancel}
      >
        Cancel
      </Button>
    </>
  )
}
