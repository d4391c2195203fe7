import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { addEntries, copySite } from '../../tools/site-copy.ts'

/**
 * Runs tests on the site as its owner may change it: with another business and one more city, project and review. It works
 * on a temporary copy. It proves that no test but the specification's own expects today's facts.
 * `npm run test:owner -- --e2e` also builds the copy and runs end-to-end tests on it.
 */

const business = {
  VITE_BUSINESS_NAME: 'Red Maple Floors',
  VITE_BUSINESS_SHORT_NAME: 'Red Maple',
  VITE_BUSINESS_PHONE: '+1 440.555.0177',
  VITE_BUSINESS_EMAIL: 'hello@redmaple.example.com',
  VITE_BUSINESS_SITE_URL: 'https://www.redmaple.example.com',
  VITE_BUSINESS_SOCIAL_NAME: 'Instagram',
  VITE_BUSINESS_SOCIAL_URL: 'https://social.example.com/redmaple',
  VITE_BUSINESS_MORE_REVIEWS_URL: 'https://search.example.com/?q=red+maple',
}

/** One more entry for each list, by its file in `src/content`. */
const entries: Readonly<Record<string, object>> = {
  'cities.ts': {
    name: 'Solon',
    slug: 'solon',
    latitude: 41.3898,
    longitude: -81.4412,
    description: 'Colonials of the eighties with oak in the hall and carpet everywhere else.',
    photo: 'dining-room-floors',
  },
  'projects.ts': {
    id: 11,
    title: 'A basement that stays dry',
    location: 'Solon, OH',
    category: 'lvp-lvt',
    description: 'Planks over a sealed slab, with a gap at the walls.',
    details: '400 sq ft, 20 mil wear layer. 2 days.',
    image: 'lvp-installation-process',
    beforeAfter: false,
  },
  'reviews.ts': {
    id: 9,
    name: 'Ann P.',
    location: 'Solon, OH',
    date: '2025-03-14',
    rating: 4,
    service: 'lvp-installation',
    title: 'Good work, a day late',
    review: 'The floor is flat and quiet. They came a day later than they had said, and called before.',
    verified: false,
  },
}

function run(site: string, command: string, ...args: string[]): void {
  const script = join(site, 'node_modules/.bin', command)
  const { status } = spawnSync(process.execPath, [script, ...args], {
    cwd: site,
    stdio: 'inherit',
    env: { ...process.env, ...business },
  })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed on the changed site`)
}

const site = copySite('owner')
try {
  for (const [file, entry] of Object.entries(entries)) addEntries(site, file, [entry])
  rmSync(join(site, 'tests/unit/specification.test.ts'))

  run(site, 'tsc', '-b')
  // Only tests of modules that read the changed content and variables.
  const content = ['business.ts', ...Object.keys(entries)].map((file) => `src/content/${file}`)
  const changed = [...content, 'tools/build/public-env.ts']
  run(site, 'vitest', 'related', '--run', '--config=tests/vitest.config.ts', '--project=unit', ...changed)
  if (process.argv.includes('--e2e')) {
    const specs = ['routes.spec', 'findable.spec', 'our-work.spec', 'portfolio.spec', 'service-areas.spec']
    run(site, 'playwright', 'test', '--config=tests/playwright.config.ts', '--project=desktop', ...specs)
  }
} finally {
  rmSync(site, { recursive: true })
}
