/** In the page for the time of the transition alone: on the card's photograph first, then on the dialog's. */
const transitionName = 'project'

/** How long the dialog may take to appear, in milliseconds, while the page stands still. */
const timeout = 300

/**
 * Opens a project's dialog so that it grows from its card, where the browser can do that and the visitor has not asked for
 * less motion. Otherwise it opens at once.
 */
export function growFromCard(card: Element | null | undefined, open: () => void): void {
  const photo = card?.querySelector<HTMLElement>('img')
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!photo || isStill || !document.startViewTransition) {
    open()
    return
  }
  photo.style.viewTransitionName = transitionName
  const transition = document.startViewTransition(async () => {
    photo.style.viewTransitionName = ''
    open()
    const shown = await dialogPhoto()
    if (!shown) return
    shown.style.viewTransitionName = transitionName
    void transition.finished.finally(() => {
      shown.style.viewTransitionName = ''
    })
  })
}

/** The first photograph of the dialog, as soon as it is in the page. */
function dialogPhoto(): Promise<HTMLElement | null> {
  const find = () => document.querySelector<HTMLElement>('[role="dialog"] :is([data-comparison], img)')
  return new Promise((resolve) => {
    const finish = (found: HTMLElement | null) => {
      observer.disconnect()
      clearTimeout(timer)
      resolve(found)
    }
    const observer = new MutationObserver(() => {
      const found = find()
      if (found) finish(found)
    })
    const timer = setTimeout(finish, timeout, null)
    observer.observe(document.body, { childList: true, subtree: true })
  })
}
