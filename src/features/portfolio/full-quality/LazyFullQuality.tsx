import { lazyModule } from '@/lib/lazy-module'
import { useIdle } from '@/lib/use-idle'
import { Lazy } from '@/ui/Lazy'

const fullQuality = lazyModule(() => import('./FullQuality'))

/** Comes when the browser is idle. The first press must not wait for it. */
export function LazyFullQuality() {
  return (
    <Lazy of={fullQuality} when={useIdle()}>
      {({ default: FullQuality }) => <FullQuality />}
    </Lazy>
  )
}
