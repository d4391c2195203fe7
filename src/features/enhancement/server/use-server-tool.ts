import { useEffect, useState } from 'react'
import { createUpdateHold } from '@/lib/update-hold'
import { showToast } from '@/ui/toast'
import { endMessageOf, endToastKind } from '../batch/announcements'
import { isBusy } from '../batch/batch-reducer'
import { createServerTool, type ServerTool } from './server-tool'

/** A server tool for as long as the page is shown. When the page is left, the image that is processing is cancelled. */
export function useServerTool(): ServerTool {
  const [tool] = useState(createServerTool)

  useEffect(() => {
    let before = tool.store.state.batch
    const hold = createUpdateHold()
    const follow = () => {
      const last = before
      before = tool.store.state.batch
      const message = endMessageOf(before, last)
      if (message) showToast({ kind: endToastKind(before), message })
      hold(isBusy(before))
    }
    const { unsubscribe } = tool.store.subscribe(follow)
    // A press may have come before this effect.
    follow()
    return () => {
      unsubscribe()
      hold(false)
      tool.send({ type: 'cancel' })
    }
  }, [tool])

  return tool
}
