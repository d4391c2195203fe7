import { useMediaQuery } from '@mantine/hooks'
import { useDeferredValue } from 'react'
import { Dialog } from '@/ui/Dialog'
import { EstimateForm } from './EstimateForm'
import classes from './lazy-form.module.css'

interface EstimateDialogProps {
  /** The path of the page that it opens over. */
  readonly page: string
  readonly onClose: () => void
}

/** The full estimate form in a dialog; all of a phone's screen, so that the keyboard leaves room to write. */
export default function EstimateDialog({ page, onClose }: EstimateDialogProps) {
  const fillsScreen = useMediaQuery('(max-width: 40em)', undefined, { getInitialValueInEffect: false })
  // Its fields take a phone a fifth of a second. Where the dialog is as large without them, it comes first.
  const isFormDue = useDeferredValue(true, !fillsScreen)

  return (
    <Dialog
      title="Get your free estimate"
      fillsScreen={fillsScreen}
      className={classes.dialog}
      onClose={onClose}
    >
      <div className={classes.dialogBody}>
        {/* On a phone the keyboard would cover the form before it was seen. */}
        {isFormDue && (
          <EstimateForm
            variant="full"
            page={page}
            place="dialog"
            startsInFirstField={!fillsScreen}
            onChangeSheet={onClose}
          />
        )}
      </div>
    </Dialog>
  )
}
