import { useMediaQuery } from '@mantine/hooks'
import { startTransition, useEffect, useEffectEvent, useState } from 'react'
import { afterPaint } from '@/lib/after-paint'
import { Dialog } from '@/ui/Dialog'
import classes from './EstimateDialog.module.css'
import { EstimateForm } from './EstimateForm'

export interface EstimateDialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The full estimate form in a dialog; all of a phone's screen, so that the keyboard leaves room to write. */
export default function EstimateDialog({ isOpen, onClose }: EstimateDialogProps) {
  useBackGesture(isOpen, onClose)
  return isOpen && <OpenDialog onClose={onClose} />
}

function OpenDialog({ onClose }: Pick<EstimateDialogProps, 'onClose'>) {
  const fillsScreen = useMediaQuery('(max-width: 40em)', undefined, { getInitialValueInEffect: false })
  // Its fields take a phone a fifth of a second. Where the dialog is as large without them, it is painted first.
  const isFormDue = useAfterPaint(fillsScreen)

  return (
    <Dialog
      title="Get your free estimate"
      fillsScreen={fillsScreen}
      className={classes.dialog}
      onClose={onClose}
    >
      <div className={classes.form}>
        {/* On a phone the keyboard would cover the form before it was seen. */}
        {isFormDue && <EstimateForm variant="full" isBare place="dialog" startsInFirstField={!fillsScreen} />}
      </div>
    </Dialog>
  )
}

/** Whether the first frame has been painted, where it is to be waited for. */
function useAfterPaint(isAwaited: boolean): boolean {
  const [isPainted, setPainted] = useState(!isAwaited)
  useEffect(() => {
    if (isPainted) return
    const painted = afterPaint(() => startTransition(() => setPainted(true)))
    return painted.cancel
  }, [isPainted])
  return isPainted
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
