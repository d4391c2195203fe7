import { Button, type ButtonProps } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { type FormEvent, startTransition, useEffect, useRef, useState, useTransition } from 'react'
import { actionLabels } from '@/content/pages/action-labels'
import { lazyModule } from '@/lib/lazy-module'
import { savesData } from '@/lib/saves-data'
import { Lazy } from '@/ui/Lazy'

const dialog = lazyModule(() => import('./EstimateDialog'))

export interface FreeEstimateButtonProps extends ButtonProps {
  /** True once the visitor is where the button is always in reach. The dialog's code is loaded then. */
  readonly isAtHand?: boolean
}

/** Milliseconds after which the dialog's code is loaded while a visitor reads. */
const readingTime = 500

/** Opens the full estimate form in a dialog. Without its script it leads to the same form on Contact. */
export function FreeEstimateButton(props: FreeEstimateButtonProps) {
  const path = useLocation({ select: (location) => location.pathname })
  // Another page closes the dialog.
  return <DialogButton key={path} page={path} {...props} />
}

function DialogButton({
  page,
  isAtHand = false,
  ...props
}: FreeEstimateButtonProps & { readonly page: string }) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [isOpening, startOpening] = useTransition()

  useEffect(() => {
    if (!isAtHand || savesData()) return
    let timer = 0
    // Somebody reads on, and hasn't just opened the page.
    const wait = () => {
      timer = window.setTimeout(dialog.preload, readingTime)
    }
    window.addEventListener('scroll', wait, { once: true, passive: true })
    return () => {
      window.removeEventListener('scroll', wait)
      clearTimeout(timer)
    }
  }, [isAtHand])

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
          onPointerEnter={dialog.preload}
          onTouchStart={dialog.preload}
          onFocus={dialog.preload}
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
