import { type Batch, isBusy } from '../batch/batch-reducer'
import { progressOf } from '../batch/item'
import { openBatchOf } from './library'
import { shelfOf } from './shelf'
import { localStore, onChange } from './state'

const percentage = /^\(\d+%\) /

/** Shows in the tab's title how far the list is, or else a batch that goes on behind it. */
export function showProgressInTitle(): void {
  onChange((now, before) => {
    if (now.library !== before.library) show()
  })
  // Another page that is shown meanwhile sets a title of its own.
  new MutationObserver(show).observe(document.head, { childList: true, characterData: true, subtree: true })
}

function show(): void {
  const { library } = localStore.state
  const open = openBatchOf(library)
  const now = isBusy(open) ? open : shelfOf(library).find(isRunning)
  const title = document.title.replace(percentage, '')
  const titleNow = now ? `(${progressOf(now.items)}%) ${title}` : title
  // The browser draws the title in another process, which takes time, so it is set only when it changes.
  if (titleNow !== document.title) document.title = titleNow
}

const isRunning = ({ phase }: Batch<unknown>) => phase === 'running'
