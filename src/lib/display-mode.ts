interface AppleNavigator extends Navigator {
  /** True if the page was opened from the Home Screen; on iPhones and iPads alone. */
  readonly standalone?: boolean
}

const standalone = () => (navigator as AppleNavigator).standalone

let isOwn: boolean | undefined

/**
 * True if the page has a window of its own, without a browser's bars, as when it was first asked: later it may
 * fill the screen, where there are no bars either.
 */
export function hasOwnWindow(): boolean {
  isOwn ??= standalone() === true || !matchMedia('(display-mode: browser)').matches
  return isOwn
}

/**
 * True if people can put the site on the Home Screen of an iPhone or iPad. Views inside other apps can't, and do
 * not call themselves "Safari".
 */
export const goesOnHomeScreen = () => standalone() === false && navigator.userAgent.includes('Safari/')
