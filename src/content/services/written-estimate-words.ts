/** The section with the sheet that visitors work themselves, which says the rest. */
export const priceSection = {
  id: 'cost',
  label: 'Price',
  title: 'What will it cost?',
}

/** The owner's terms, on Home. */
export const termsSection = {
  id: 'terms',
  label: 'Terms',
  title: 'Before you sign',
} as const

/** The estimate as the owner writes it, and its section on Home. */
export const writtenEstimate = {
  ...priceSection,
  intro:
    'We have to see a floor to price it. The visit is free, and everything you pay for is on one sheet before we start.',
  link: 'Work out yours',
  caption: 'On your written estimate',
  total: 'Total, for all of it',
} as const
