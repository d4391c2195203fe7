import { Button, type ButtonProps } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { type FormEvent, startTransition, useRef, useState, useTransition } from 'react'
import { actionLabels } from '@/content/pages/action-labels'
import { lazyModule } from '@/lib/lazy-module'
import { Lazy } from '@/ui/Lazy'

const dialog = lazyModule(() => import('./EstimateDialog'))

/** Opens the full estimate form in a dialog. Without its script it leads to the same form on Contact. */
export function FreeEstimateButton(props: ButtonProps) {
  const path = useLocation({ select: (location) => location.pathname })
  // Another page closes the dialog.
  return <DialogButton key={path} page={path} {...props} />
}

function DialogButton({ page, ...props }: ButtonProps & { readonly page: string }) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isOpening, startOpening] = useTransition()

  function open(event: FormEvent): void {
    event.preventDefault()
    // The button shows the press at once. The dialog comes with its code.
    startOpening(async () => {
      await dialog.load().catch(() => {})
      startTransition(() => setOpen(true))
    })
  }

  function close(): void {
    setOpen(false)
    // Safari doesn't focus a button that is pressed, so the dialog doesn't return the focus to it.
    button.current?.focus()
  }

  return (
    <>
      <form action="/contact" onSubmit={open} style={{ display: 'contents' }}>
        <Button
          size="lg"
          {...props}
          ref={button}
          type="submit"
          aria-haspopup="dialog"
          aria-busy={isOpening || undefined}
          {...dialog.preloadAtIntent}
        >
          {actionLabels.estimate}
        </Button>
      </form>
      <Lazy of={dialog} when={isOpen} onGiveUp={close}>
        {({ default: Dialog }) => isOpen && <Dialog page={page} onClose={close} />}
      </Lazy>
    </>
  )
}
