import { useSelector } from '@tanstack/react-store'
import { useState } from 'react'
import { homeScreenSteps } from '@/content/pages/add-to-home-screen'
import { useKeeping } from '@/lib/persistent-storage'
import { AnsweredButton } from './AnsweredButton'
import { install, installOffer } from './install-offer'

/** Why, in a tab of Safari. Its Home Screen has a storage of its own, which begins empty. */
const spared =
  'Open it there once with a signal, to save it for offline use. In a tab, Safari deletes what it saved after a week without a visit.'

export function InstallLink() {
  const isOffered = useSelector(installOffer)
  const keeping = useKeeping()
  const [answer, setAnswer] = useState('')
  if (!isOffered) return null

  const start = async () => {
    if (!(await install())) setAnswer(keeping === 'a week' ? `${homeScreenSteps} ${spared}` : homeScreenSteps)
  }
  return (
    <AnsweredButton answer={answer} onClick={start}>
      Install the app
    </AnsweredButton>
  )
}
