import { type ReactNode, startTransition, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { LoadError } from '@/lib/fetch-file'
import type { LazyModule } from '@/lib/lazy-module'
import { hideToast, showToast, type Toast } from './lazy-toasts'

interface LazyProps<Module> {
  readonly of: LazyModule<Module>
  readonly when: boolean
  /** Called when the visitor dismisses the error. Parts without it are optional, and show none. */
  readonly onGiveUp?: () => void
  readonly children: (module: Module) => ReactNode
}

/**
 * A part of the page whose code is loaded when it is first needed. If that fails, only this part is missing,
 * until the network returns or, if nobody is told, a minute has passed.
 */
export function Lazy<Module>({ of, when, onGiveUp, children }: LazyProps<Module>) {
  const [loaded, setLoaded] = useState<{ readonly module: Module }>()
  const [hasFailed, setFailed] = useState(false)

  const load = useCallback(() => {
    setFailed(false)
    of.load().then(
      // In short tasks: what has been asked for may be large.
      (module) => startTransition(() => setLoaded({ module })),
      () => setFailed(true),
    )
  }, [of])

  useEffect(() => {
    if (!when) return
    load()
    window.addEventListener('online', load)
    return () => window.removeEventListener('online', load)
  }, [when, load])

  const isOptional = onGiveUp === undefined
  const isReported = when && hasFailed && !isOptional
  // A deploy may be under way.
  useEffect(() => {
    if (!hasFailed || !isOptional) return
    const timer = setTimeout(load, 60_000)
    return () => clearTimeout(timer)
  }, [hasFailed, isOptional, load])

  const giveUp = useEffectEvent(() => onGiveUp?.())
  useEffect(() => {
    if (!isReported) return
    const toast: Toast = {
      kind: 'error',
      message: new LoadError().message,
      action: { label: 'Try Again', run: load },
      onDismiss: () => giveUp(),
    }
    showToast(toast)
    return () => hideToast(toast)
  }, [isReported, load])

  const module = loaded?.module ?? (when ? of.loaded() : undefined)
  return module && children(module)
}
