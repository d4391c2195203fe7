import notes from '@/features/enhancement/views/Notes.module.css'
import patterns from '@/ui/patterns.module.css'
import { useLocalState } from '../state'
import { isTrouble, lookingForBatch, storageWords } from '../words'

interface StorageNoteProps {
  /** True if the list's place is free for what goes on longer. */
  readonly isListAwaited: boolean
}

/** Says what is known of the storage, from the page's first moment on. One line keeps its place. */
export function StorageNote({ isListAwaited }: StorageNoteProps) {
  const state = useLocalState((all) => all)
  if (!isTrouble(state) || isListAwaited)
    return (
      <p role="status" className={patterns.small}>
        {isTrouble(state) ? lookingForBatch : storageWords(state)}
      </p>
    )
  return <StorageTrouble />
}

/** Says why the storage can't be relied on at the moment, and what that means. */
export function StorageTrouble() {
  const state = useLocalState((all) => all)
  return <div role="status">{isTrouble(state) && <p className={notes.warning}>{storageWords(state)}</p>}</div>
}
