import { useSelector } from '@tanstack/react-store'
import { useState } from 'react'
import { FooterAction } from './FooterAction'
import { install, installOffer } from './install-prompt'

const appleSteps =
  'Tap Share in the toolbar or under the three dots, choose “Add to Home Screen” further down in the list, then tap Add.'

export function InstallLink() {
  const isOffered = useSelector(installOffer)
  const [answer, setAnswer] = useState('')
  if (!isOffered) return null

  const start = async () => {
    if (!(await install())) setAnswer(appleSteps)
  }
  return (
    <FooterAction answer={answer} onClick={start}>
      Install the app
    </FooterAction>
  )
}
