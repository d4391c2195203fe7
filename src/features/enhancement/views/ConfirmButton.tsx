import { Button, type ButtonProps } from '@mantine/core'
import { useState } from 'react'
import classes from './BatchControls.module.css'

interface ConfirmButtonProps extends ButtonProps {
  readonly children: string
  /** What would be lost; `undefined` if nothing would. */
  readonly question: string | undefined
  readonly onConfirm: () => void
}

export function ConfirmButton({ children, question, onConfirm, ...others }: ConfirmButtonProps) {
  const [isAsking, setAsking] = useState(false)
  const confirm = () => {
    setAsking(false)
    onConfirm()
  }
  if (!isAsking || !question) {
    return (
      <Button {...others} onClick={question ? () => setAsking(true) : onConfirm}>
        {children}
      </Button>
    )
  }
  return (
    <fieldset className={classes.question}>
      <legend>{question}</legend>
      <Button {...others} leftSection={null} autoFocus onClick={confirm}>
        {children}
      </Button>
      <Button {...others} leftSection={null} onClick={() => setAsking(false)}>
        Keep
      </Button>
    </fieldset>
  )
}
