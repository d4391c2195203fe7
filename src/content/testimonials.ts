export interface Testimonial {
  readonly name: string
  readonly location: string
  readonly rating: 1 | 2 | 3 | 4 | 5
  readonly text: string
}

/** Sample content for the home page: replace it with the words of the contractor's own customers, with their consent. */
export const testimonials: readonly Testimonial[] = [
  {
    name: 'Denise K.',
    location: 'Lakewood, OH',
    rating: 5,
    text: 'Our second floor had been under carpet since the seventies, and there were tack holes and cat stains everywhere. They replaced eleven boards, sanded the lot and I cannot pick out the new ones.',
  },
  {
    name: 'Raj P.',
    location: 'Beachwood, OH',
    rating: 5,
    text: 'The man who gave us the price was the man on his knees in our hallway on Monday. He told us to skip the gray stain because our red oak would turn it pink. He showed us on a sample, and he was right.',
  },
  {
    name: 'Colleen M.',
    location: 'Chardon, OH',
    rating: 5,
    text: 'Vinyl plank in the mudroom and kitchen after two winters of slush had finished off the laminate. They found a soft spot by the back door and fixed the subfloor before laying anything.',
  },
]
