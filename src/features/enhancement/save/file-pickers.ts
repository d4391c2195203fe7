/** Pickers of the File System Access standard, in the browsers that have them. */
declare global {
  interface Window {
    readonly showSaveFilePicker?: (options: {
      readonly suggestedName: string
      readonly startIn: 'downloads'
      readonly types: readonly {
        readonly description: string
        readonly accept: Readonly<Record<string, string>>
      }[]
    }) => Promise<FileSystemFileHandle>
  }
}

/** What a picker or a share sheet rejects with when it is closed without a choice. */
export const isDismissal = (cause: unknown) => cause instanceof DOMException && cause.name === 'AbortError'
