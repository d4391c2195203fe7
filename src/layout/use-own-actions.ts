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
    const note = (entries: readonly IntersectionObserverEntry[]) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) visible.add(target)
        else visible.delete(target)
      }
      setInView([...visible].map((part) => part.getAttribute('data-own-actions') as OwnActions))
    }
    const top = `-${headerHeight()}px`
    const observers = {
      // What is offered further down the page has not left yet.
      offer: new IntersectionObserver(note, { rootMargin: `${top} 0px 1000000px` }),
      work: new IntersectionObserver(note, { rootMargin: `${top} 0px 0px` }),
    }

    function observe(): void {
      visible.clear()
      if (!document.querySelector('[data-own-actions]')) setInView([])
      for (const [kind, observer] of Object.entries(observers)) {
        observer.disconnect()
        for (const part of document.querySelectorAll(`[data-own-actions="${kind}"]`)) observer.observe(part)
      }
    }

    observe()
    const unsubscribe = router.subscribe('onRendered', observe)
    return () => {
      unsubscribe()
      for (const observer of Object.values(observers)) observer.disconnect()
    }
  }, [router])

  return inView
}

function headerHeight(): number {
  return document.querySelector('header')?.offsetHeight ?? 0
}
