import { Button, type ButtonProps } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import classes from './ConfirmButton.module.css'

interface ConfirmButtonProps extends ButtonProps {
  readonly children: ReactNode
  readonly title?: string
  /** Names the loss (`lossQuestion`); `undefined` if there would be none. */
  readonly question: string | undefined
  /** The button's label beside the question, if it differs. */
  readonly answer?: string
  readonly onConfirm: () => void
}

const bringIntoView = (question: Element | null) => question?.scrollIntoView({ block: 'nearest' })

/** Browsers press the focused button with each repetition of a key that is held down. */
const ignoreHeldKey = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}

/**
 * A button that asks before it drops what people would miss. Nothing is dropped by a press too many: the focus
 * goes to the answer that keeps it, and a key that is held down answers nothing.
 */
export function ConfirmButton({ children, question, answer, onConfirm, ...others }: ConfirmButtonProps) {
  const [isAsking, setAsking] = useState<boolean>()
  const confirm = () => {
    setAsking(false)
    onConfirm()
  }
  if (!isAsking || !question) {
    return (
      // The focus returns to it when the answer is no.
      <Button
        {...others}
        autoFocus={isAsking === false}
        onKeyDown={ignoreHeldKey}
        onClick={question ? () => setAsking(true) : onConfirm}
      >
        {children}
      </Button>
    )
  }
  const { className, variant, size } = others
  const onKeyDown = (event: KeyboardEvent) => {
    ignoreHeldKey(event)
    if (event.key === 'Escape') setAsking(false)
  }
  const look = { className, variant, size, onKeyDown }
  return (
    <fieldset ref={bringIntoView} className={classes.question}>
      <legend>{question}</legend>
      <Button {...look} onClick={confirm}>
        {answer ?? children}
      </Button>
      <Button {...look} autoFocus onClick={() => setAsking(false)}>
        Keep
      </Button>
    </fieldset>
  )
}
