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

/** A button that asks before it drops what people would miss. */
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
        onClick={question ? () => setAsking(true) : onConfirm}
      >
        {children}
      </Button>
    )
  }
  const { className, variant, size } = others
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setAsking(false)
  }
  const look = { className, variant, size, onKeyDown: closeOnEscape }
  return (
    <fieldset ref={bringIntoView} className={classes.question}>
      <legend>{question}</legend>
      <Button {...look} autoFocus onClick={confirm}>
        {answer ?? children}
      </Button>
      <Button {...look} onClick={() => setAsking(false)}>
        Keep
      </Button>
    </fieldset>
  )
}
