import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import controls from '@/features/enhancement/views/BatchControls.module.css'
import { ConfirmButton } from '@/features/enhancement/views/ConfirmButton'
import patterns from '@/ui/patterns.module.css'
import { continueKept, discardKept } from '../actions'
import { type Resumable, useLocalState } from '../state'
import classes from './OnDeviceTool.module.css'

export function ResumeOffer() {
  const resumable = useLocalState((state) => state.resumable)
  if (!resumable) return null
  const { total, left, lost } = resumable
  return (
    <div className={classes.offer} role="status">
      <IconHistory size={26} stroke={1.5} aria-hidden />
      <div>
        <strong>{titleOf(resumable)}</strong>
        <p className={patterns.small}>
          <span>
            {left > 0
              ? 'Your last batch wasn’t finished. Finished images are kept.'
              : 'The photos of your last batch are still here.'}
          </span>
          {lost > 0 && (
            <span>{` ${lost} of ${total + lost} have to be picked again: they weren’t copied in time.`}</span>
          )}
        </p>
      </div>
      <div className={classes.offerActions}>
        <Button className={controls.small} onClick={continueKept}>
          {left > 0 ? 'Continue' : 'Show'}
        </Button>
        <ConfirmButton
          className={controls.small}
          variant="default"
          question={`Discard ${total} ${total === 1 ? 'photo' : 'photos'}?`}
          onConfirm={discardKept}
        >
          Discard
        </ConfirmButton>
      </div>
    </div>
  )
}

function titleOf({ total, left, completed, failed }: Resumable): string {
  if (left > 0) return `${left} of ${total} left`
  return failed > 0 ? `${completed} of ${total} done, ${failed} failed` : `All ${total} done`
}
