import type { FailureWords } from '../batch/item'

export const serverBusy = (until: number) =>
  `The server is busy. We’ll try again at ${new Date(until).toLocaleTimeString('en-US')}.`

/** @param time in milliseconds */
export const serverSilent = (time: number) =>
  `The server hasn’t answered for ${time / 1000} seconds. A large image can take minutes. Pause stops waiting.`

export const downloaded = 'Image downloaded successfully!'
export const downloadFailed = 'Failed to download image'
export const notSaved = 'We couldn’t save the images. Try again.'

export const goneFromServer = (names: string) =>
  `No longer on the server: ${names}. Enhance All Images makes them again.`

export const notSent = (names: string) =>
  `The server didn’t send ${names}. Check the connection, then try again.`

/** Said once for all images, when two in a row have failed alike. */
export const repeatedRefusal = ({ error, reason }: FailureWords) =>
  `Two images in a row have failed for the same reason, so the others wait. ${error.replace(/\.?$/, '.')} ${reason ?? ''} Resume tries them again.`.replace(
    / {2,}/g,
    ' ',
  )
