import { IconX } from '@tabler/icons-react'
import {
  type ComponentProps,
  type HTMLAttributes,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
} from 'react'
import { createPortal } from 'react-dom'
import classes from './Dialog.module.css'
import { useModal } from './use-modal'

export interface DialogProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  readonly title: string
  /** Shown beside the title, before the close button. */
  readonly buttons?: ReactNode
  readonly fillsScreen?: boolean
  readonly onClose: () => void
  readonly ref?: Ref<HTMLDivElement>
}

/**
 * A modal dialog. It is open for as long as it is rendered. It is not a `<dialog>` element, because toasts could then not be
 * shown above it.
 */
export function Dialog({
  title,
  buttons,
  fillsScreen = false,
  onClose,
  className = '',
  children,
  ref,
  ...others
}: DialogProps) {
  const titleId = useId()
  const place = useRef<HTMLDivElement>(null)
  const dialog = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => dialog.current as HTMLDivElement)
  useModal(place, dialog, onClose)

  return createPortal(
    <div ref={place} className={classes.place} data-fills-screen={fillsScreen || undefined}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: for pointers only: keyboards have Escape and the close button */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div className={classes.overlay} onClick={onClose} />
      <div
        ref={dialog}
        role="dialog"
        aria-modal
        aria-labelledby={titleId}
        tabIndex={-1}
        className={`${classes.dialog} ${className}`}
        {...others}
      >
        <div className={classes.header}>
          <h2 id={titleId} className={classes.title}>
            {title}
          </h2>
          <div className={classes.buttons}>
            {buttons}
            <DialogButton aria-label="Close" data-autofocus onClick={onClose}>
              <IconX size={24} stroke={1.5} aria-hidden />
            </DialogButton>
          </div>
        </div>
        {children}
      </div>
    </div>,
    document.body,
  )
}

/** A button with one icon, beside the title. */
export function DialogButton(props: ComponentProps<'button'>) {
  return <button type="button" className={classes.button} {...props} />
}
