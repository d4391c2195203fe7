import { siteImages } from '../work/site-images'

/** The words of the photo enhancement page. */
export const enhancement = {
  title: 'AI Image Enhancement',
  intro: 'For our own crew. It makes job photos larger and brighter.',
  local: {
    title: 'Local Image Enhancement',
    intro: 'Your own photos. They aren’t sent anywhere.',
    facts: {
      title: 'What it does',
      items: [
        '1.5x upscaling',
        'Brightness and contrast enhancement',
        'Smoothing',
        'No data sent to external servers',
        'Instant processing',
        'The same photo always comes out the same. Very bright areas can turn white',
      ],
    },
  },
  server: {
    title: 'AI Image Enhancement',
    intro: `The ${siteImages.length} photos on this site. They’re sent to our server.`,
    unreachable:
      'We can’t reach the server. Check the connection, then resume. Finished images stay finished.',
    facts: {
      title: 'How it works',
      items: [
        'AI analyzes the images',
        'Upscales them 2x',
        'Reduces noise',
        'You download the results and replace the site images manually',
      ],
    },
  },
} as const
