import type { Testimonial } from '../business/types'

/** Quotes of customers, with their consent. One without `sample: true` counts as real. */
export const testimonials: readonly Testimonial[] = [
  {
    name: 'Denise K.',
    location: 'Lakewood, OH',
    rating: 5,
    text: 'Our second floor had been under carpet since the seventies, with tack holes and cat stains everywhere. They replaced eleven boards and sanded all of it, and I can’t tell which ones are new.',
    sample: true,
  },
  {
    name: 'Raj P.',
    location: 'Beachwood, OH',
    rating: 5,
    text: 'The man who gave us the price was the man on his knees in our hallway on Monday. He told us to skip the gray stain because our red oak would turn it pink. He showed us on a sample, and he was right.',
    sample: true,
  },
  {
    name: 'Colleen M.',
    location: 'Chardon, OH',
    rating: 5,
    text: 'We went with vinyl plank in the mudroom and kitchen after two winters of slush finished off the laminate. They found a soft spot by the back door and fixed the subfloor before anything went down.',
    sample: true,
  },
]
