import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { continueSaved, discardSaved } from '../commands'
import { useLocalState } from '../store/local-state'
import classes from './ResumeOffer.module.css'

/** Offers to resume or discard the saved batch of an earlier visit. */
export function ResumeOffer() {
  const resumable = useLocalState((state) => state.resumable)
  if (!resumable) return null
  const { total, left } = resumable
  return (
    <div className={classes.offer} role="status">
      <IconHistory size={26} stroke={1.5} aria-hidden className={classes.icon} />
      <div>
        <p className={classes.left}>{left > 0 ? `${left} of ${total} left` : `All ${total} done`}</p>
        <p className={classes.explanation}>
          {left > 0
            ? 'Your last batch was not finished. What is done stays done.'
            : 'The photos of your last batch are still here.'}
        </p>
      </div>
      <div className={classes.actions}>
        <Button className={classes.action} onClick={continueSaved}>
          {left > 0 ? 'Continue' : 'Show'}
        </Button>
        <Button className={classes.action} variant="default" onClick={discardSaved}>
          Discard
        </Button>
      </div>
    </div>
  )
}
