import { isBusy } from '@/features/enhancement/batch/batch-reducer'
import { progressOf } from '@/features/enhancement/batch/enhancement-item'
import { keepScreenOn } from '@/lib/wake-lock'
import type { LocalBatch, onBatchChange } from '../store/local-state'

const share = /^\(\d+%\) /

/** Shows the percentage in front of the tab's title. */
export function showProgress(now: LocalBatch): void {
  const title = document.title.replace(share, '')
  const titleNow = isBusy(now) ? `(${progressOf(now.items)}%) ${title}` : title
  // The browser draws the title in another process, which takes time, so it is set only when it changes.
  if (titleNow !== document.title) document.title = titleNow
}

/** Keeps the screen on while photographs are enhanced: phones stop all work when it goes dark. */
export function keepScreenOnWhileRunning(onChange: typeof onBatchChange): void {
  let release: (() => void) | undefined
  onChange(({ phase }) => {
    if (phase === 'running') release ??= keepScreenOn()
    else {
      release?.()
      release = undefined
    }
  })
}
