import { useMediaQuery } from '@mantine/hooks'
import { useEffect, useEffectEvent } from 'react'
import { Dialog } from '../../ui/Dialog'
import classes from './EstimateDialog.module.css'
import { EstimateForm } from './EstimateForm'

export interface EstimateDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The full estimate form in a dialog; all of a phone's screen, so that the keyboard leaves room to write. */
export default function EstimateDialog({ isOpen, onClose }: EstimateDialogProps) {
  const fillsScreen = useMediaQuery('(max-width: 40em)', undefined, { getInitialValueInEffect: false })
  useBackGesture(isOpen, onClose)

  if (!isOpen) return null
  return (
    <Dialog
      title="Get your free estimate"
      fillsScreen={fillsScreen}
      className={classes.dialog}
      onClose={onClose}
    >
      <div className={classes.form}>
        {/* On a phone the keyboard would cover the form before it was seen. */}
        <EstimateForm variant="full" isBare place="dialog" startsInFirstField={!fillsScreen} />
      </div>
    </Dialog>
  )
}

interface CloseWatcher {
  onclose: (() => void) | null
  destroy(): void
}

/** Where the browser offers it, a phone's "back" closes the dialog and not the page. */
function useBackGesture(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen || !('CloseWatcher' in window)) return
    const watcher = new (window.CloseWatcher as new () => CloseWatcher)()
    watcher.onclose = () => close()
    return () => watcher.destroy()
  }, [isOpen])
}
