import { fromEvent } from 'file-selector'
import { useEffect, useEffectEvent, useState } from 'react'

type TakeFiles = (files: readonly File[]) => void

/**
 * Takes files that are dropped anywhere on the page, folders with all that is in them, or pasted.
 *
 * @returns whether files are being dragged over the page
 */
export function useDropZone(take: TakeFiles): boolean {
  const [isDraggedOver, setDraggedOver] = useState(false)
  const takeFrom = useEffectEvent(async (event: DragEvent | ClipboardEvent) => take(await filesOf(event)))

  useEffect(() => {
    const stop = new AbortController()
    const listen = <Name extends 'dragenter' | 'dragover' | 'dragleave' | 'drop'>(
      name: Name,
      react: (event: DragEvent) => void,
    ) =>
      window.addEventListener(
        name,
        (event) => {
          if (!event.dataTransfer?.types.includes('Files')) return
          event.preventDefault()
          react(event)
        },
        { signal: stop.signal },
      )
    listen('dragover', () => setDraggedOver(true))
    listen('dragleave', ({ relatedTarget }) => {
      // Otherwise the pointer has only moved from one element of the page to another.
      if (!relatedTarget) setDraggedOver(false)
    })
    listen('drop', (event) => {
      setDraggedOver(false)
      takeFrom(event)
    })
    window.addEventListener(
      'paste',
      (event) => {
        if (event.clipboardData?.files.length) takeFrom(event)
      },
      { signal: stop.signal },
    )
    return () => stop.abort()
  }, [])

  return isDraggedOver
}

/** The files of a choice, a drop or a paste. A file whose type the browser does not know gets one by its name. */
export async function filesOf(event: Event): Promise<File[]> {
  return (await fromEvent(event)).filter((file) => file instanceof File)
}
