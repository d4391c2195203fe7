/** The words of the buttons that hand on an address: a project's, a price sheet's. */
export const shareWords = {
  share: 'Share',
  copied: 'Link copied.',
  notCopied: 'The link can’t be copied here. It’s',
} as const
