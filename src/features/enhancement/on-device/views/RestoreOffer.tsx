import { Button } from '@mantine/core'
import { IconHistory } from '@tabler/icons-react'
import { countsOf } from '@/features/enhancement/batch/item'
import { lossQuestion, photosInWords } from '@/features/enhancement/batch/words'
import { ConfirmButton } from '@/features/enhancement/views/ConfirmButton'
import smallButton from '@/features/enhancement/views/small-button.module.css'
import patterns from '@/ui/patterns.module.css'
import { continueKept, dropKept } from '../actions'
import { useLocalState } from '../state'
import { offerOf } from '../words'
import classes from './Offer.module.css'

/** Offers an earlier visit's batch. */
export function RestoreOffer() {
  const { restorable, batch } = useLocalState((state) => state)
  if (!restorable) return null
  const { items } = restorable
  const { left } = countsOf(items)
  const isOpen = items.length > 0
  const { title, text } = offerOf(restorable)
  const pending = `${photosInWords(left)} ${left === 1 ? 'isn’t' : 'aren’t'} enhanced yet. Start over?`
  return (
    <div className={classes.offer} role="status">
      <IconHistory size={26} stroke={1.5} aria-hidden />
      <div>
        <strong>{title}</strong>
        <p className={patterns.small}>{text}</p>
      </div>
      <div className={classes.actions}>
        {isOpen && (
          <Button
            className={smallButton.button}
            // Of saved photos nothing is left to do.
            variant={batch.items.length === 0 && items.some((item) => !item.isExported) ? 'filled' : 'light'}
            onClick={continueKept}
          >
            {left > 0 ? 'Continue' : 'Show'}
          </Button>
        )}
        <ConfirmButton
          className={smallButton.button}
          variant="default"
          question={lossQuestion(items, 'Start over?') ?? (left > 0 ? pending : undefined)}
          onConfirm={dropKept}
        >
          {isOpen ? 'Start Over' : 'OK'}
        </ConfirmButton>
      </div>
    </div>
  )
}
