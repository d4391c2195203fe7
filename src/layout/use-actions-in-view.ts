import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * Parts of a page with their own way to call or ask for an estimate, by their `data-own-actions`: `hero` for a hero's
 * buttons, `work` for a form or a tool that nothing may cover.
 */
export type OwnActions = 'hero' | 'work'

/** Which of these parts are in view below the header. A hero also counts before it is in view. `undefined` until that is known. */
export function useActionsInView(): readonly OwnActions[] | undefined {
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
      // Buttons further down the page have not scrolled away yet.
      hero: new IntersectionObserver(note, { rootMargin: `${top} 0px 1000000px` }),
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
