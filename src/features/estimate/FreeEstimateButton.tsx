import { Button, type ButtonProps } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { type ComponentType, type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { EstimateDialogProps } from './EstimateDialog'

const contactPath = '/contact'

let loading: Promise<ComponentType<EstimateDialogProps>> | undefined

function loadDialog(): Promise<ComponentType<EstimateDialogProps>> {
  loading ??= import('./EstimateDialog').then((module) => module.default)
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

export interface FreeEstimateButtonProps extends ButtonProps {
  readonly children?: ReactNode
}

/**
 * Opens the full estimate form in a dialog, whose code is fetched once a visitor reaches for the button. Before the script
 * has arrived, without one, or when the dialog cannot be fetched, it leads to the contact page, where the same form stands.
 * On that page it leads to the form.
 */
export function FreeEstimateButton({ children = 'Free Estimate', ...props }: FreeEstimateButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [Dialog, setDialog] = useState<ComponentType<EstimateDialogProps>>()
  const [isOpen, setOpen] = useState(false)
  const path = useLocation({ select: (location) => location.pathname })

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page closes the dialog
  useEffect(() => setOpen(false), [path])

  async function open(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (goToFormOfPage()) return
    try {
      const loaded = await loadDialog()
      setDialog(() => loaded)
      setOpen(true)
    } catch {
      window.location.assign(contactPath)
    }
  }

  function close(): void {
    setOpen(false)
    button.current?.focus()
  }

  return (
    <>
      <form action={contactPath} onSubmit={open} style={{ display: 'contents' }}>
        <Button
          size="lg"
          {...props}
          ref={button}
          type="submit"
          aria-haspopup="dialog"
          onPointerEnter={warmUp}
          onTouchStart={warmUp}
          onFocus={warmUp}
        >
          {children}
        </Button>
      </form>
      {Dialog && <Dialog isOpen={isOpen} onClose={close} />}
    </>
  )
}

/** Where the page holds the full form itself, no second copy of it opens. Returns whether it does. */
function goToFormOfPage(): boolean {
  const form = document.querySelector<HTMLFormElement>('main form[data-variant="full"]')
  if (!form) return false
  form.parentElement?.scrollIntoView()
  form.querySelector('input')?.focus({ preventScroll: true })
  return true
}

function warmUp(): void {
  loadDialog().catch(() => {})
}
