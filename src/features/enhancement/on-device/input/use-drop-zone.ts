import { useWindowEvent } from '@mantine/hooks'
import { useEffectEvent, useState } from 'react'

/**
 * Takes files that are dropped anywhere on the page, folders with all that is in them, or pasted.
 *
 * @returns whether files are being dragged over the page
 */
export function useDropZone(take: (files: readonly File[]) => void): boolean {
  const [isDraggedOver, setDraggedOver] = useState(false)
  const takeFrom = useEffectEvent(async (data: DataTransfer) => take(await filesOf(data)))
  /** Calls back for events with files, and keeps the browser from opening them. */
  const withFiles = (react: (data: DataTransfer) => void) => (event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    react(event.dataTransfer)
  }
  const isOver = withFiles(() => setDraggedOver(true))
  const drop = withFiles((data) => {
    setDraggedOver(false)
    takeFrom(data)
  })
  useWindowEvent('dragover', isOver)
  useWindowEvent('dragleave', ({ relatedTarget }) => {
    // Otherwise the pointer has only moved from one element of the page to another.
    if (!relatedTarget) setDraggedOver(false)
  })
  useWindowEvent('drop', drop)
  useWindowEvent('paste', ({ clipboardData }) => {
    if (clipboardData?.files.length) takeFrom(clipboardData)
  })
  return isDraggedOver
}

/** Names as people order them: 2 before 10. */
export const inOrder = (one: string, other: string) => one.localeCompare(other, undefined, { numeric: true })

/** The files, and those in all folders, in the order of their names. */
async function filesOf({ items }: DataTransfer): Promise<File[]> {
  // The items are gone once this function has waited for anything.
  const found = [...items].map((item) => item.webkitGetAsEntry() ?? item.getAsFile())
  return (await Promise.all(found.map(filesIn))).flat()
}

async function filesIn(found: FileSystemEntry | File | null): Promise<File[]> {
  if (!found || found instanceof File) return found ? [found] : []
  if (found.isFile) {
    try {
      const file = await new Promise<File>((resolve, reject) =>
        (found as FileSystemFileEntry).file(resolve, reject),
      )
      // As the files of a chosen folder have it.
      Object.defineProperty(file, 'webkitRelativePath', { value: found.fullPath.slice(1) })
      return [file]
    } catch {
      // It can't be read, like one that was deleted meanwhile.
      return []
    }
  }
  const reader = (found as FileSystemDirectoryEntry).createReader()
  const entries: FileSystemEntry[] = []
  for (;;) {
    // A browser lists a hundred at a time.
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    ).catch(() => [])
    if (some.length === 0) break
    entries.push(...some)
  }
  entries.sort((one, other) => inOrder(one.name, other.name))
  return (await Promise.all(entries.map(filesIn))).flat()
}
