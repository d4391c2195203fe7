import { memo, type ReactNode, Suspense, useCallback } from 'react'
import { atApproach, type LazyModule } from '@/lib/lazy-module'
import { repeatPresses, usePart } from '@/lib/prerendered-part'

interface PrerenderedPartProps<Module> {
  readonly of: LazyModule<Module>
  /** Always the same function: an update before the code has come would take the HTML away. */
  readonly children: (module: Module) => ReactNode
  /** True if its code has to come at once. */
  readonly isWanted?: boolean
}

/**
 * A part of a page whose HTML is there from the start, and whose code comes at the first sign that somebody is
 * about to use it. Presses before that are repeated then. While prerendering it's loaded by the page's `loader` or
 * by `prerender.tsx`. Before its code comes, it has the styles of modules that the page itself uses: the bundler drops
 * a CSS module that is only imported.
 */
export function PrerenderedPart<Module>({ of, children, isWanted = false }: PrerenderedPartProps<Module>) {
  const place = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      if (isWanted) of.preload()
      const ends = [atApproach(element, of.preload), repeatPresses(element, of)]
      return () => {
        for (const end of ends) end()
      }
    },
    [of, isWanted],
  )
  return (
    <div ref={place}>
      <HydratedLater of={of}>{children}</HydratedLater>
    </div>
  )
}

const HydratedLater = memo(function HydratedLater<Module>(props: PrerenderedPartProps<Module>) {
  return (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}) as <Module>(props: PrerenderedPartProps<Module>) => ReactNode

function Part<Module>({ of, children }: PrerenderedPartProps<Module>) {
  return children(usePart(of))
}
