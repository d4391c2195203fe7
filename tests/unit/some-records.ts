/** What records may choose from. */
export const options = {
  categories: { sanding: 'Sanding', stairs: 'Stairs' },
  services: { 'sanding-refinishing': 'Sanding & Refinishing', stairs: 'Stair Refinishing' },
  towns: ['Mentor', 'Solon'],
  questionPages: {
    '/sanding-and-refinishing': 'Sanding & Refinishing',
    '/service-areas': 'Every town’s page',
  },
  formPages: { '/about': 'About', '/contact': 'Contact' },
  isPhoto: (file: string) => ['hall.jpg', 'hall-before.webp'].includes(file),
} as const

export const job = {
  title: 'A hall',
  town: 'Mentor',
  category: 'sanding',
  finished: '2026-09-01',
  after: { photo: '/photos/hall.jpg', alt: 'A hall.' },
  description: 'Worn.',
  details: '90 sq ft of oak. 3 days.',
}
export const review = {
  name: 'Ana R.',
  town: 'Solon',
  date: '2026-09-02',
  rating: 5,
  service: 'stairs',
  title: 'Good',
  review: 'Good work.',
}
export const quote = { name: 'Jo K.', town: 'Solon', rating: 5, text: 'Good.' }
export const rate = { service: 'stairs', unit: 'treads', low: 5, high: 6, minimum: 90, perDay: 5 }
export const days = { from: '2026-12-24', to: '2026-12-27' }
