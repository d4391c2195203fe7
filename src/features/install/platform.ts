interface AppleNavigator extends Navigator {
  /** Whether the page was opened from the home screen; on iPhones and iPads alone. */
  readonly standalone?: boolean
}

const { standalone } = navigator as AppleNavigator

/** Whether the page has a window of its own, without a browser's bars. */
export const isInstalled = standalone === true || !matchMedia('(display-mode: browser)').matches

/** Whether that window is of a system that has no "back" of its own. */
export const lacksBack = standalone === true

/** Whether people can put the site on their home screen by hand alone. Views inside other apps cannot, and say no "Safari". */
export const installsByHand = standalone === false && navigator.userAgent.includes('Safari/')

interface NetworkInformation {
  /** Whether the browser was told to save data. */
  readonly saveData?: boolean
}

/** Whether the visitor asks sites to use little data. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: NetworkInformation }
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches
}
