/** True of phones and tablets, where people share photos rather than save them. */
export const hasTouch = () => window.matchMedia('(pointer: coarse)').matches
