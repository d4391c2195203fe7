/**
 * Files that are dropped before the photo tool runs are lost. Without this the browser would open them in its
 * place.
 */
export function holdOffFiles(event: DragEvent): void {
  const isOfFiles = event.dataTransfer?.types.includes('Files')
  if (isOfFiles && document.querySelector('main input[type=file]')) event.preventDefault()
}
