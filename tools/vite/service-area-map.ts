import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { loadContent } from '../content.ts'
import { root } from '../root.ts'
import { colorOf, readTokens } from './brand.ts'

/** Draws `service-area.svg`, which the map of the service area imports. */
export function serviceAreaMap(): Plugin {
  return {
    name: 'service-area-map',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/service-area\.svg\?url$/ },
      async handler() {
        const folder = join(root, 'node_modules/.cache/service-area-map')
        const file = join(folder, 'service-area.svg')
        await mkdir(folder, { recursive: true })
        await writeFile(file, await drawMap(root))
        return `${file}?url`
      },
    },
  }
}

/** TopoJSON: borders as arcs that neighbors share, in whole steps from point to point. */
interface Atlas {
  readonly transform: { readonly scale: readonly number[]; readonly translate: readonly number[] }
  readonly arcs: readonly (readonly [number, number])[][]
  readonly objects: { readonly counties: { readonly geometries: readonly County[] } }
}

interface County {
  readonly type: 'Polygon' | 'MultiPolygon'
  /** The numbers of the arcs of its rings. A negative one is taken backward. */
  readonly arcs: readonly unknown[]
}

interface Point {
  readonly x: number
  readonly y: number
}

interface MapPosition {
  readonly mapRatio: number
  readonly mapPosition: (place: { latitude: number; longitude: number }) => Point
}

interface City {
  readonly name: string
  readonly latitude: number
  readonly longitude: number
}

const width = 1000

/** In degrees: over 130 miles. No crew drives that far, so it's a missing sign or exchanged numbers. */
const farthest = 2

/** The map grows with its cities, so a wrong number would shrink all others to a dot. */
export function checkPlaces(cities: readonly City[]): void {
  const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
  const latitude = middle(cities.map((city) => city.latitude))
  const longitude = middle(cities.map((city) => city.longitude))
  const lost = cities.find(
    (city) =>
      !(Math.abs(city.latitude - latitude) < farthest && Math.abs(city.longitude - longitude) < farthest),
  )
  if (lost)
    throw new Error(
      `src/content/places/cities.ts: ${lost.name} lies far from the other cities, at ${lost.latitude}, ${lost.longitude}. Check its latitude and longitude.`,
    )
}

/**
 * The picture of the service area from the borders of the counties, which the Census Bureau publishes, within
 * the bounds that the cities give it and in the site's colors. Other countries are water.
 *
 * @throws Error that names a city whose degrees put it far from all others
 */
export async function drawMap(root: string): Promise<string> {
  const { mapPosition, mapRatio } = await loadContent<MapPosition>('src/content/places/map-position.ts')
  const { cities } = await loadContent<{ cities: readonly City[] }>('src/content/places/cities.ts')
  checkPlaces(cities)
  const file = fileURLToPath(import.meta.resolve('us-atlas/counties-10m.json'))
  const { transform, arcs, objects } = JSON.parse(await readFile(file, 'utf8')) as Atlas
  const height = Math.round(width * mapRatio)

  /** Every arc on the map, in its units. */
  const lines = arcs.map((steps) => {
    let [x, y] = [0, 0]
    return steps.map(([right, up]) => {
      x += right
      y += up
      const [longitude = 0, latitude = 0] = [x, y].map(
        (value, axis) => value * (transform.scale[axis] ?? 0) + (transform.translate[axis] ?? 0),
      )
      const place = mapPosition({ latitude, longitude })
      return { x: width * place.x, y: width * place.y }
    })
  })
  const pointsOf = (ring: readonly number[]) =>
    ring.flatMap((arc) => (arc < 0 ? (lines[~arc]?.toReversed() ?? []) : (lines[arc] ?? [])))

  /** A little beyond the picture, so that no line ends in it. */
  const isNear = ({ x, y }: Point) => x > -300 && x < width + 300 && y > -300 && y < height + 300
  const counties = objects.counties.geometries
    .map(ringsOf)
    .filter((rings) => rings.some((ring) => pointsOf(ring).some(isNear)))

  /** How many counties share an arc: two at a border between them, one at a shore. */
  const uses = new Map<number, number>()
  for (const arc of counties.flat(2).map((arc) => (arc < 0 ? ~arc : arc)))
    uses.set(arc, (uses.get(arc) ?? 0) + 1)
  const isShore = (arc: number) => uses.get(arc < 0 ? ~arc : arc) === 1

  const from = ([first]: readonly Point[]) => (first ? `M${round(first)}` : '')
  const draw = (arc: number) => through(pointsOf([arc]), isShore(arc))
  const drawAll = (arcs: readonly number[]) => arcs.map((arc) => from(pointsOf([arc])) + draw(arc)).join('')
  const shore = drawAll([...uses.keys()].filter(isShore))
  const borders = drawAll([...uses.keys()].filter((arc) => !isShore(arc)))
  const land = counties
    .flatMap((rings) => rings.map((ring) => `${from(pointsOf(ring))}${ring.map(draw).join('')}z`))
    .join('')

  const tokens = readTokens(root)
  const color = (name: string) => colorOf(tokens, name)
  /** Lines off the shore, fainter with the distance: wide strokes with the water's own color over them. */
  const waterLines = [70, 47, 26].map(
    (width, index) =>
      `<path fill="none" stroke="${color('lake-2')}" stroke-opacity="${0.25 + 0.25 * index}" stroke-width="${width}" d="${shore}"/>` +
      `<path fill="none" stroke="${color('lake-1')}" stroke-width="${width - 3}" d="${shore}"/>`,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" stroke-linejoin="round">`,
    '<title>The counties of the service area</title>',
    `<path fill="${color('lake-1')}" d="M0 0h${width}v${height}H0z"/>`,
    ...waterLines,
    `<path fill="${color('walnut-0')}" stroke="${color('walnut-0')}" d="${land}"/>`,
    `<path fill="none" stroke="${color('walnut-2')}" stroke-width="1.5" stroke-dasharray="7 5" d="${borders}"/>`,
    `<path fill="none" stroke="${color('lake-2')}" stroke-width="3" d="${shore}"/>`,
    '</svg>\n',
  ].join('\n')
}

const ringsOf = ({ type, arcs }: County) => (type === 'Polygon' ? arcs : arcs.flat()) as number[][]

const round = ({ x, y }: Point) => `${Math.round(x)},${Math.round(y)}`

/** From the first point of an arc through the others: straight, or as a curve. */
function through(points: readonly Point[], isCurved: boolean): string {
  const at = (index: number) => points[Math.min(Math.max(index, 0), points.length - 1)] ?? { x: 0, y: 0 }
  const beside = (index: number, side: 1 | -1) => {
    const [before, here, after] = [at(index - 1), at(index), at(index + 1)]
    return { x: here.x + (side * (after.x - before.x)) / 6, y: here.y + (side * (after.y - before.y)) / 6 }
  }
  return points
    .slice(1)
    .map((point, index) =>
      isCurved
        ? `C${[beside(index, 1), beside(index + 1, -1), point].map(round).join(' ')}`
        : `L${round(point)}`,
    )
    .join('')
}
