import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { type LazyModule, LoadError } from '@/lib/lazy-module'
import { useLazyModule } from '@/lib/use-lazy-module'
import { Notice } from './Notice'

export interface LazyProps<Module> {
  readonly of: LazyModule<Module>
  /** Whether it is needed now. */
  readonly when: boolean
  /**
   * Called when the visitor dismisses the error. Parts without it are optional: if they cannot be loaded, the page shows no
   * error.
   */
  readonly onGiveUp?: () => void
  /** Renders the part once its code is loaded. */
  readonly children: (module: Module) => ReactNode
}

/** A part of the page whose code is loaded when it is first needed. If that fails, only this part is missing. */
export function Lazy<Module>({ of, when, onGiveUp, children }: LazyProps<Module>) {
  const { module, hasFailed, retry } = useLazyModule(of, when)
  if (module) return children(module)
  if (!when || !hasFailed || !onGiveUp) return null
  return (
    <Notice isError message={new LoadError().message} onClose={onGiveUp}>
      <Button size="sm" onClick={retry}>
        Try Again
      </Button>
    </Notice>
  )
}
