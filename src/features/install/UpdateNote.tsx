import { Button } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useState } from 'react'
import { areUpdatesHeld } from '@/lib/update-hold'
import { Note, QuietButton } from './Note'

export interface UpdateNoteProps {
  readonly onReload: () => void
  readonly onLater: () => void
}

/** Offers a new version, which waits until nothing would be lost with the old one. */
export function UpdateNote({ onReload, onLater }: UpdateNoteProps) {
  const [isHeld, setHeld] = useState(false)

  const accept = async () => {
    const isHeldNow = await areUpdatesHeld()
    setHeld(isHeldNow)
    if (!isHeldNow) onReload()
  }
  return (
    <Note
      icon={<IconRefresh size={20} stroke={1.75} aria-hidden />}
      message={
        isHeld
          ? 'Photos are chosen or being enhanced, here or in another tab. The new version waits until they are done.'
          : 'A new version is ready'
      }
    >
      <Button size="sm" onClick={accept}>
        Reload
      </Button>
      <QuietButton onClick={onLater}>Later</QuietButton>
    </Note>
  )
}
