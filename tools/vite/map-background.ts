import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { curveCardinalClosed, line } from 'd3-shape'
import { merge, mesh } from 'topojson-client'
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification'
import type { Plugin } from 'vite'
import { loadContent } from '../load-content.ts'
import { findFarCity } from '../records/far-city.ts'
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

type County = Polygon | MultiPolygon

const straightLine = line().digits(0)
const smoothRing = line().curve(curveCardinalClosed).digits(0)

interface MapPosition {
  readonly mapRatio: number
  readonly mapMargin: { readonly x: number; readonly y: number }
  readonly mapPosition: (place: { latitude: number; longitude: number }) => { x: number; y: number }
}

interface City {
  readonly name: string
  readonly latitude: number
  readonly longitude: number
}

const width = 1000

/** The map grows with its cities, so a wrong number would shrink all others to a dot. */
export function checkPlaces(cities: readonly City[]): void {
  const lost = findFarCity(cities)
  if (lost)
    throw new Error(
      `src/content/records/cities: ${lost.name} lies far from the other cities, at ${lost.latitude}, ${lost.longitude}. Check its latitude and longitude.`,
    )
}

/**
 * The picture of the service area from the borders of the counties, which the Census Bureau publishes, within
 * the bounds that the cities give it and the margin around them, in the site's colors. Other countries are water.
 *
 * @throws Error that names a city whose degrees put it far from all others
 */
export async function drawMap(root: string): Promise<string> {
  const { mapPosition, mapRatio, mapMargin } = await loadContent<MapPosition>(
    'src/content/places/map-position.ts',
  )
  const { cities } = await loadContent<{ cities: readonly City[] }>('src/content/places/cities.ts')
  checkPlaces(cities)
  const file = fileURLToPath(import.meta.resolve('us-atlas/counties-10m.json'))
  const atlas = JSON.parse(await readFile(file, 'utf8')) as Topology<{ counties: GeometryCollection }>
  const [left, right] = [-width * mapMargin.x, width * (1 + mapMargin.x)]
  const [top, bottom] = [-width * mapMargin.y, Math.round(width * (mapRatio + mapMargin.y))]

  const onMap = ([longitude = 0, latitude = 0]: number[]): [number, number] => {
    const { x, y } = mapPosition({ latitude, longitude })
    return [width * x, width * y]
  }
  /** A little beyond the picture, so that no line ends in it. */
  const isNear = ([x, y]: [number, number]) =>
    x > left - 300 && x < right + 300 && y > top - 300 && y < bottom + 300
  const pointsOf = (county: County) => merge(atlas, [county]).coordinates.flat(2)
  const geometries = (atlas.objects.counties.geometries as County[]).filter((county) =>
    pointsOf(county).map(onMap).some(isNear),
  )
  const coast = merge(atlas, geometries)
    .coordinates.flat()
    .map((ring) => smoothRing(ring.slice(1).map(onMap)))
    .join('')
  const borders = mesh(atlas, { type: 'GeometryCollection', geometries }, (one, other) => one !== other)
    .coordinates.map((border) => straightLine(border.map(onMap)))
    .join('')

  const tokens = readTokens(root)
  const color = (name: string) => colorOf(tokens, name)
  /** Lines off the shore, fainter with the distance: wide strokes with the water's own color over them. */
  const waterLines = [70, 47, 26].map(
    (width, index) =>
      `<path fill="none" stroke="${color('lake-2')}" stroke-opacity="${0.25 + 0.25 * index}" stroke-width="${width}" d="${coast}"/>` +
      `<path fill="none" stroke="${color('lake-1')}" stroke-width="${width - 3}" d="${coast}"/>`,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${right - left} ${bottom - top}" stroke-linejoin="round">`,
    '<title>The counties of the service area</title>',
    `<path fill="${color('lake-1')}" d="M${left} ${top}H${right}V${bottom}H${left}z"/>`,
    ...waterLines,
    `<path fill="${color('walnut-0')}" d="${coast}"/>`,
    `<path fill="none" stroke="${color('walnut-2')}" stroke-width="1.5" stroke-dasharray="7 5" d="${borders}"/>`,
    `<path fill="none" stroke="${color('lake-2')}" stroke-width="3" d="${coast}"/>`,
    '</svg>\n',
  ].join('\n')
}
