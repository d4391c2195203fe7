import notes from '@/features/enhancement/views/Notes.module.css'
import patterns from '@/ui/patterns.module.css'
import { useLocalState } from '../state'
import { isTrouble, storageWords } from '../words'

/** Says what is known of the storage, from the page's first moment on. One line keeps its place. */
export function StorageNote() {
  const state = useLocalState((all) => all)
  return (
    <p role="status" className={isTrouble(state) ? notes.warning : patterns.small}>
      {storageWords(state)}
    </p>
  )
}
