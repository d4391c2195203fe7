import type { Claim, Sample } from '../business/types'

interface CityContent extends Sample {
  readonly description: readonly string[]
  /** No page shows them. */
  readonly neighbourhoods: readonly string[]
}

/** For every city without an entry below, so it is about the whole area. */
export const everyCity: CityContent = {
  description: [
    `Houses across Greater Cleveland have more good wood in them than people think. Pull up a corner of carpet in a double, a farmhouse or a postwar ranch: as often as not there’s oak strip below it, 3/4" thick, with two or three sandings left.`,
    'Our weather is hard on it. Furnaces dry the boards until they gap in February, humid air swells them shut by July, and we pick finishes with both in mind.',
  ],
  neighbourhoods: [
    'Ohio City',
    'Tremont',
    'Old Brooklyn',
    'West Park',
    'Detroit-Shoreway',
    'Edgewater',
    'Larchmere',
  ],
  sample: true,
}

/** Texts of single cities in place of it, by their slugs. */
export const cityContents: Readonly<Record<string, CityContent>> = {
  beachwood: {
    description: [
      'Many of the colonials and ranches in Beachwood went up in the fifties and sixties, and their builders put 2 1/4" red oak in the living room, dining room and bedrooms. Then came wall-to-wall carpet, which kept the sun and the shoes off it for decades.',
      'When it comes up we usually find tack-strip holes around the edge, a few pad stains and a floor that has been sanded once at most. That’s a good start. Where a kitchen or family room was added later, we lace new oak into the old so the run carries through without a threshold.',
      'We keep hoses and cords off your plantings, park where you tell us and leave the site swept each evening.',
    ],
    neighbourhoods: ['Fairmount', 'Bryden', 'Hilltop', 'Halburton', 'Science Park'],
    sample: true,
  },
  mentor: {
    description: [
      'Mentor has split-levels and ranches from the sixties and seventies, newer colonials to the south, and plenty of finished basements. Near the lake and the marsh the air stays damp through summer, and a slab can read wet long after it looks dry.',
      'So we measure first. In a basement that usually leads to luxury vinyl plank, installed so it can be lifted if the sump ever quits. Upstairs we refinish the oak that’s there, or put in engineered hardwood, which moves less between January and August.',
      'Winter entries get our attention too. A vinyl or tile landing by the garage door saves a hardwood floor from a lot of slush.',
    ],
    neighbourhoods: [
      'Mentor-on-the-Lake',
      'Mentor Headlands',
      'Old Mentor Village',
      'Little Mountain',
      'Center Street',
    ],
    sample: true,
  },
}

/** A city's houses and floors. 75 words keep the pages of two cities apart, also where neither has a job yet. */
export const cityNotes: Readonly<Record<string, Claim>> = {
  cleveland: {
    text: 'Cleveland’s older wards are full of frame doubles and singles from before 1930, with oak in the front rooms, pine or maple farther back, and plaster walls that show every bump. Stairs are narrow and lots are tight, so we plan the machines, the hoses and the parking before the first day. Front rooms often have a border of darker wood around the edge, and we keep it.',
    sample: true,
  },
  chardon: {
    text: 'Chardon sits high in the snow belt, and its houses run from Victorians near the square to colonials on wooded acres. Long heating seasons dry the boards, and gaps open that close again by June. We ask how you heat, and put something tougher than wood by the mudroom door. Boards next to a wood stove shrink most, so we measure there first.',
    sample: true,
  },
  beachwood: {
    text: 'Most of Beachwood was built from the late forties through the sixties, and many houses have had an addition since. Oak strip can turn into plywood at a doorway you’d never suspect. We check each room on its own, so color and height come out the same in the hall between them.',
    sample: true,
  },
  chesterland: {
    text: 'Chesterland is mostly ranches, split-levels and colonials on large lots under tall trees. Shade and clay keep crawl spaces damp well into summer, and a floor above one tells you so by cupping. We look underneath first, because a vapor barrier costs less than a second sanding. Split-levels put oak on one level and a slab half a flight below it. What suits the upper one fails on the lower, so they get two different floors in one color. Long driveways carry gravel to the door, so the entry gets a finish that hides scratches or a floor that has none.',
    sample: true,
  },
  mentor: {
    text: 'Lake County clay holds water, so sump pumps are a common sight in Mentor. Many homes have oak upstairs, carpet over plywood in the family room and concrete below that. Three floors mean three answers. We price each one separately, so you can do them one at a time.',
    sample: true,
  },
  willoughby: {
    text: 'Downtown Willoughby still has frame houses from before the First World War, a short walk from streets of postwar bungalows. The old ones can have thin strips under later layers, face-nailed and already sanded once. We pull a register and measure what’s left before anyone talks about color. Near the river a cellar can be damp enough to lift old planks, and we look there too.',
    sample: true,
  },
  lakewood: {
    text: 'Lakewood is one of the most densely built cities in Ohio, and much of it went up before 1930. Expect shared walls, a tenant below and a tight back stair. We carry the machines up, keep the sanding to daytime hours and begin with the room farthest from the neighbor. Where two flats share a front hall, its floor gets the tougher finish.',
    sample: true,
  },
  'chagrin-falls': {
    text: 'Chagrin Falls grew up around its mills and the waterfall, and nineteenth-century houses in the village have gained a wing or two since. Age, species and height can change from one doorway to the next. We match old boards where they show, and let a saddle or border settle the rest. The staircase is often the best wood in such a house, so the estimate starts there.',
    sample: true,
  },
  burton: {
    text: 'In farmhouses and the old places around Burton’s green you find wide planks, face-nailed and thinner than they look, sometimes in ash or beech. Wood stoves pull the moisture out of them every winter. We measure the thickness before we promise a sanding, and choose filler that can move. Many of these floors are a single layer over the joists, so a board that splits leaves a hole, and heavy machines stay off the weak ones. A patch looks right only in wood as old as its neighbors, so we keep what comes out of closets and attics for the rooms people see.',
    sample: true,
  },
  mayfield: {
    text: 'Mayfield Village, Mayfield Heights and the streets between were built up mostly after the war: capes, ranches and split-levels, with oak in the bedrooms and tile or sheet vinyl in the kitchen. The surprise is usually under that kitchen, so old tile and its glue get tested before anything comes up. Attic bedrooms often have plank subfloor that needs screws first, and knee walls that want the edger more than the drum. A kitchen opened to the dining room leaves a strip of bare plywood under the old wall. We fill it with oak of the same age, not just of the same width, so that two rooms read as one. Doors were often trimmed for carpet, and once it is gone we fit a threshold in place of the gap.',
    sample: true,
  },
}
