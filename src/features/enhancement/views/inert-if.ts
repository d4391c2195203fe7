/** For a button that does nothing for now. Unlike a disabled one it keeps the focus. */
export const inertIf = (isInert: boolean) => ({
  'aria-disabled': isInert || undefined,
  'data-disabled': isInert || undefined,
})
