import { mapPosition, type Place } from '@/content/service-area-map'

/** On which side of its dot a town's name stands. */
export type LabelSide = 'right' | 'left' | 'below' | 'above'

export interface Labelled extends Place {
  readonly name: string
}

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The narrowest map that shows names, in CSS pixels: what fits here fits on every wider one. */
const mapWidth = 512

const half = 24
const letterWidth = 8.6

/**
 * Chooses for every town the side of its dot on which its name meets the fewest others and stays on the map. Towns are
 * asked in their order, so a new one does not move those before it.
 *
 * @param ratio height of the map for a width of 1
 */
export function labelSides(towns: readonly Labelled[], ratio: number): LabelSide[] {
  const points = towns.map((town) => {
    const { x, y } = mapPosition(town)
    return { x: x * mapWidth, y: y * mapWidth }
  })
  const dots = points.map(({ x, y }): Box => ({ left: x - 8, right: x + 8, top: y - 8, bottom: y + 8 }))
  const map: Box = { left: 0, right: mapWidth, top: 0, bottom: mapWidth * ratio }
  const placed: Box[] = []
  return towns.map(({ name }, index) => {
    const others = dots.filter((_, other) => other !== index)
    const cost = (side: LabelSide) => {
      const box = labelBox(points[index] ?? { x: 0, y: 0 }, name, side)
      const met = [...others, ...placed].reduce((sum, other) => sum + overlap(box, other), 0)
      return met + area(box) - overlap(box, map)
    }
    const best = sides.reduce((chosen, side) => (cost(side) < cost(chosen) ? side : chosen))
    placed.push(labelBox(points[index] ?? { x: 0, y: 0 }, name, best))
    return best
  })
}

const sides: readonly LabelSide[] = ['right', 'left', 'below', 'above']

/** The place of a name as ServiceAreaMap.module.css sets it: 48 pixels high, to be pressed. */
function labelBox({ x, y }: { readonly x: number; readonly y: number }, name: string, side: LabelSide): Box {
  const width = name.length * letterWidth + 14
  if (side === 'right') return { left: x - 6, right: x + 6 + width, top: y - half, bottom: y + half }
  if (side === 'left') return { left: x - 6 - width, right: x + 6, top: y - half, bottom: y + half }
  const [left, right] = [x - width / 2, x + width / 2]
  return side === 'below'
    ? { left, right, top: y - 8, bottom: y + 40 }
    : { left, right, top: y - 40, bottom: y + 8 }
}

const area = ({ left, right, top, bottom }: Box) => Math.max(0, right - left) * Math.max(0, bottom - top)

const overlap = (one: Box, other: Box) =>
  area({
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
  })
