interface AppleNavigator extends Navigator {
  /** Whether the page was opened from the home screen; on iPhones and iPads alone. */
  readonly standalone?: boolean
}

const { standalone } = navigator as AppleNavigator

/** Whether the page has a window of its own, without a browser's bars. */
export const isInstalled = standalone === true || !matchMedia('(display-mode: browser)').matches

/** Whether that window is of a system that has no "back" of its own. */
export const lacksBack = standalone === true

/** Whether people can only install the site by hand, from the share menu. Views inside other apps cannot, and do not call themselves "Safari". */
export const installsByHand = standalone === false && navigator.userAgent.includes('Safari/')
