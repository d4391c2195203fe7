import { useEffect, useRef, useState } from 'react'
import { findKept, type Kept, listPhotos, type PhotoFile, removePhotos, SaveError, savePhotos } from './store'

export interface FullQuality extends Kept {
  /** All photographs' widest files. */
  readonly files: readonly PhotoFile[]
  readonly isSaving: boolean
  /** Why saving ended early. */
  readonly problem: SaveError['reason'] | undefined
  /** Whether the browser granted persistent storage. */
  readonly isPersistent: boolean
  readonly save: () => void
  readonly pause: () => void
  readonly remove: () => void
}

/** The photographs in full quality on this device. `undefined` until that is known, and where nothing can be saved. */
export function useFullQuality(): FullQuality | undefined {
  const [files, setFiles] = useState<readonly PhotoFile[]>()
  const [kept, setKept] = useState<Kept>()
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<SaveError['reason']>()
  const [isPersistent, setPersistent] = useState(false)
  const stop = useRef<AbortController>(undefined)

  useEffect(() => {
    async function look(): Promise<void> {
      const list = await listPhotos()
      setKept(await findKept(list))
      setPersistent(await navigator.storage.persisted())
      setFiles(list)
    }
    if (!('serviceWorker' in navigator) || import.meta.env.VITE_SERVICE_WORKER === 'off') return
    // The browser blocks storage, or this is a development server.
    look().catch(() => {})
    return () => stop.current?.abort()
  }, [])

  if (!files || !kept) return undefined

  async function save(list: readonly PhotoFile[]): Promise<void> {
    stop.current = new AbortController()
    setProblem(undefined)
    setSaving(true)
    try {
      setPersistent(await navigator.storage.persist())
      await savePhotos(list, {
        signal: stop.current.signal,
        onSaved: (file) =>
          setKept(
            (known) =>
              known && {
                ...known,
                saved: [...known.saved, file],
                missing: known.missing.filter(({ key }) => key !== file.key),
              },
          ),
      })
    } catch (error) {
      setProblem(error instanceof SaveError ? error.reason : 'refused')
    }
    setKept(await findKept(list))
    setSaving(false)
  }

  async function remove(list: readonly PhotoFile[]): Promise<void> {
    await removePhotos()
    setProblem(undefined)
    setKept(await findKept(list))
  }

  return {
    ...kept,
    files,
    isSaving,
    problem,
    isPersistent,
    save: () => void save(files),
    pause: () => stop.current?.abort(),
    remove: () => void remove(files),
  }
}
