import { useEffect, useState } from 'react'
import { holdUpdates } from '../../../lib/update-hold'
import { showToast } from '../../../ui/toast'
import { endMessageOf } from '../batch/announcements'
import { isBusy } from '../batch/batch'
import { createServerTool, type ServerTool } from './server-tool'

/** A server tool for as long as the page is shown. When the page is left, the image that is processing is cancelled. */
export function useServerTool(): ServerTool {
  const [tool] = useState(createServerTool)

  useEffect(() => {
    let before = tool.store.state.batch
    let release: (() => void) | undefined
    const follow = () => {
      const last = before
      before = tool.store.state.batch
      const message = endMessageOf(before, last)
      if (message) showToast({ kind: 'success', message })
      if (isBusy(before)) release ??= holdUpdates()
      else {
        release?.()
        release = undefined
      }
    }
    const { unsubscribe } = tool.store.subscribe(follow)
    return () => {
      unsubscribe()
      release?.()
      tool.send({ type: 'cancel' })
    }
  }, [tool])

  return tool
}
