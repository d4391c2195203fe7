import { IconCircleCheck } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { Note, QuietButton } from './Note'

const storageKey = 'offline-note'

/** Says once, inside the installed site, that it now works without a network. */
export function InstalledNote() {
  const [isOpen, setOpen] = useState(wasNotShown)
  useEffect(rememberShown, [])
  if (!isOpen) return null
  return (
    <Note
      icon={<IconCircleCheck size={20} stroke={1.75} aria-hidden />}
      message="The whole site is on this device. It opens without a network, too."
    >
      <QuietButton onClick={() => setOpen(false)}>Close</QuietButton>
    </Note>
  )
}

function wasNotShown(): boolean {
  try {
    return localStorage.getItem(storageKey) === null
  } catch {
    return false
  }
}

function rememberShown(): void {
  try {
    localStorage.setItem(storageKey, 'shown')
  } catch {
    // Storage is blocked: then it is not shown at all.
  }
}
