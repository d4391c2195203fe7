import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { type EnhancementItem, isToExport } from '../batch/item'
import { photosInWords } from '../batch/words'
import { inertIf } from './inert-if'

interface SaveButtonProps {
  readonly items: readonly EnhancementItem[]
  /** How many of how many have been written, while they are saved. */
  readonly saving: { readonly written: number; readonly total: number } | null
  readonly isNextStep: boolean
  /** The id of what says in which form they are saved. */
  readonly describedBy?: string
  readonly onSave: () => void
}

/** Saves what isn't saved yet, or all of it again. */
export function SaveButton({ items, saving, isNextStep, describedBy, onSave }: SaveButtonProps) {
  const unsaved = items.filter(isToExport).length
  const save = unsaved > 0 ? `Save ${photosInWords(unsaved)}` : 'Save again'
  return (
    <Button
      variant={isNextStep ? 'filled' : 'light'}
      size="lg"
      leftSection={<IconDownload size={22} stroke={1.5} aria-hidden />}
      {...inertIf(saving !== null)}
      aria-describedby={describedBy}
      onClick={saving ? undefined : onSave}
    >
      {saving ? `Saving ${Math.min(saving.written + 1, saving.total)} of ${saving.total}` : save}
    </Button>
  )
}
