import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { geoIdentity, geoPath, geoTransform } from 'd3-geo'
import { curveCatmullRomClosed, line } from 'd3-shape'
import { merge, mesh } from 'topojson-client'
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification'
import { mapPosition, mapRatio } from '../../src/content/service-area-map.ts'

const file = fileURLToPath(new URL('../../src/features/service-area/service-area.svg', import.meta.url))

/** The county codes of Ohio start with it. */
const ohio = '39'
const width = 1000
const height = Math.round(width * mapRatio)
/** The drawing extends a little beyond its edge, so that no outline shows along the edge. */
const bleed = 40

type Counties = Topology<{ counties: GeometryCollection<{ name: string }> }>
type County = Polygon<{ name: string }> | MultiPolygon<{ name: string }>

/** Converts degrees to the picture's units, with the formula that also places the towns. */
function project([longitude = 0, latitude = 0]: readonly number[]): [number, number] {
  const { x, y } = mapPosition({ longitude, latitude })
  return [x * width, y * width]
}

const straight = geoPath({
  stream: (output) =>
    geoTransform({
      point(longitude, latitude) {
        this.stream.point(...project([longitude, latitude]))
      },
    }).stream(
      geoIdentity()
        .clipExtent([
          [-bleed, -bleed],
          [width + bleed, height + bleed],
        ])
        .stream(output),
    ),
}).digits(0)

/** A smooth curve through every point of the outline. The atlas has one point every few miles. */
const smooth = line<number[]>()
  .x((point) => project(point)[0])
  .y((point) => project(point)[1])
  .curve(curveCatmullRomClosed)
  .digits(0)

/**
 * Draws Lake Erie's shore and the counties around Cleveland, from the Census Bureau's outlines, which are in the public
 * domain. The drawing is part of the repository, so that builds need not read the outlines of the whole country.
 */
export async function drawServiceArea(): Promise<string> {
  const atlas = fileURLToPath(import.meta.resolve('us-atlas/counties-10m.json'))
  const topology: Counties = JSON.parse(await readFile(atlas, 'utf8'))
  const shown = (topology.objects.counties.geometries as County[]).filter(
    (county) => String(county.id).startsWith(ohio) && straight(merge(topology, [county])),
  )
  const land = merge(topology, shown).coordinates.map(([outline = []]) => smooth(outline))
  const borders = straight(
    mesh(topology, { type: 'GeometryCollection', geometries: shown }, (one, other) => one !== other),
  )

  // Lines that follow the shore in the water, as on engraved charts: wide strokes below narrow ones, and land on top.
  const echoes = [
    [70, '#c6e2db'],
    [67, '#d3e8e3'],
    [47, '#bcdcd4'],
    [44, '#d3e8e3'],
    [26, '#aed4cb'],
    [23, '#d3e8e3'],
  ]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" stroke-linejoin="round">`,
    '<title>Lake Erie and the counties around Cleveland</title>',
    `<path fill="#d3e8e3" d="M0 0h${width}v${height}H0z"/>`,
    `<defs><path id="a" d="${land.join('')}"/></defs>`,
    ...echoes.map(([w, color]) => `<use href="#a" fill="none" stroke="${color}" stroke-width="${w}"/>`),
    '<use href="#a" fill="#f7f2ea"/>',
    `<path fill="none" stroke="#d8c8b2" stroke-width="1.5" stroke-dasharray="7 5" d="${borders}"/>`,
    '<use href="#a" fill="none" stroke="#75b9ab" stroke-width="2.5"/>',
    '</svg>\n',
  ].join('\n')
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  await writeFile(file, await drawServiceArea())
}
