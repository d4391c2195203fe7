import { expect, test } from 'vitest'
import { cities } from '@/content/cities.ts'
import { heroes } from '@/content/heroes.ts'
import { homeClosing } from '@/content/home.ts'
import { mainLinks, serviceLinks } from '@/content/navigation.ts'
import { type PhotoName, processPhotos } from '@/content/photos.ts'

const heroOf = (path: string): PhotoName | undefined =>
  (heroes as Readonly<Record<string, { readonly photo: PhotoName }>>)[path]?.photo

/** The order in which a visitor may open the pages: along the menu, with the cities after their index page. */
const walk: readonly (readonly [path: string, photo: PhotoName | undefined])[] = [
  ...['/reviews', '/', ...serviceLinks.map(({ to }) => to)].map((path) => [path, heroOf(path)] as const),
  ...mainLinks.flatMap(({ to }) => [
    [to, heroOf(to)] as const,
    ...(to === '/service-areas' ? cities.map(({ slug, photo }) => [slug, photo] as const) : []),
  ]),
]

test('no two consecutive pages start with the same photograph', () => {
  const repeated = walk.filter(([, photo], index) => photo && photo === walk[index - 1]?.[1])
  expect(repeated).toEqual([])
})

test('no city page starts with the photograph of the index page', () => {
  expect(cities.filter(({ photo }) => photo === heroOf('/service-areas'))).toEqual([])
})

test('pages start and end with finished rooms', () => {
  const photos = [...walk.map(([, photo]) => photo), homeClosing.photo]
  expect(photos.filter((photo) => photo && processPhotos.includes(photo))).toEqual([])
})
