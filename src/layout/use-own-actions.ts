import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * Parts of a page that offer a call or an estimate themselves, by their `data-own-actions`: `offer` for a hero's buttons,
 * `work` for a form or a tool that nothing may lie on.
 */
export type OwnActions = 'offer' | 'work'

/** Which of these parts are in view below the header; an offer counts until it has left. Undefined until it is known. */
export function useOwnActions(): readonly OwnActions[] | undefined {
  const router = useRouter()
  const [inView, setInView] = useState<readonly OwnActions[]>()

  useEffect(() => {
    const visible = new Set<Element>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting, boundingClientRect, rootBounds } of entries) {
          // What is offered further down has not left yet.
          const isAhead = boundingClientRect.top >= (rootBounds?.bottom ?? window.innerHeight)
          if (isIntersecting || (isAhead && target.getAttribute('data-own-actions') === 'offer'))
            visible.add(target)
          else visible.delete(target)
        }
        setInView([...visible].map((part) => part.getAttribute('data-own-actions') as OwnActions))
      },
      { rootMargin: `-${headerHeight()}px 0px 0px` },
    )

    function observe(): void {
      observer.disconnect()
      visible.clear()
      const parts = document.querySelectorAll('[data-own-actions]')
      if (parts.length === 0) setInView([])
      for (const part of parts) observer.observe(part)
    }

    observe()
    const unsubscribe = router.subscribe('onRendered', observe)
    return () => {
      unsubscribe()
      observer.disconnect()
    }
  }, [router])

  return inView
}

function headerHeight(): number {
  return document.querySelector('header')?.offsetHeight ?? 0
}
