import type { LibraryEvent } from '../library-reducer'
import { localStore, onChange, send } from '../state'

/** What a tab that has lost the tool exports all the same is noted in the tab that has it. */
type Told = Extract<LibraryEvent, { type: 'exported' }>

let channel: BroadcastChannel | undefined

/** Tells the tab that has the tool by now. */
export function tellOwner(event: Told): void {
  channel?.postMessage(event)
}

/** Notes what other tabs tell, while this tab has the tool and once its batches are loaded. */
export function hearOtherTabs(hasTool: () => boolean): void {
  if (!('BroadcastChannel' in window)) return
  let untold: Told[] = []
  const note = () => {
    if (!hasTool() || !localStore.state.library.isLoaded) return
    const events = untold
    untold = []
    for (const event of events) send(event)
  }
  channel = new BroadcastChannel('enhancement-batch')
  channel.onmessage = ({ data }: MessageEvent<Told>) => {
    untold.push(data)
    note()
  }
  onChange(note)
}
