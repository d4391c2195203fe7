/** The message for an image when the backend gives no reason (specification, section 8). */
export const enhancementFailed = 'Enhancement failed'
export const tookTooLong = 'The server didn’t answer within 5 minutes.'
export const notUnderstood = 'The server’s answer isn’t one that this page understands.'

export const badStatus = (status: number) =>
  `The server answered with status ${status}. ${status >= 500 ? 'Try again later.' : 'Tell whoever runs it.'}`

export const foreignSite = () =>
  `The server takes no requests from ${location.origin}. Whoever runs it can allow that address.`

export const foreignImage = ({ host, protocol }: URL) =>
  `The server put the enhanced image where this page may not load it (${host || protocol}).`

export const serverBusy = (until: number) =>
  `The server is busy. We’ll try again at ${new Date(until).toLocaleTimeString('en-US')}.`

export const serverSilent =
  'The server hasn’t answered for 30 seconds. A large image can take minutes. Pause stops waiting.'

export const downloaded = 'Image downloaded successfully!'
export const downloadFailed = 'Failed to download image'
export const notSaved = 'We couldn’t save the images. Try again.'

export const goneFromServer = (names: string) =>
  `No longer on the server: ${names}. Enhance All Images makes them again.`

export const notSent = (names: string) =>
  `The server didn’t send ${names}. Check the connection, then try again.`
