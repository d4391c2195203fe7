import type { Sample } from '../business/types'
import type { Project } from './types'

/** The contractor's jobs. One without `sample: true` counts as real. */
export const projects: readonly Project[] = [
  {
    id: 1,
    title: 'Living room oak, gray and scratched',
    location: 'Lakewood, OH',
    category: 'sanding',
    description:
      'The finish was gone by the windows, the boards had turned gray, and there were rings where plant pots had stood. The strips still had wood above the tongue, so everything stayed and nothing was stained.',
    details:
      '310 sq ft of 2 1/4" red oak. Cut at 36, 60 and 100 grit, three coats of satin water-based finish. 3 days.',
    image: 'living-room-finished',
    before: 'living-room-before',
    sample: true,
  },
  {
    id: 2,
    title: 'A hallway worn down the middle',
    location: 'Cleveland, OH',
    category: 'refinishing',
    description:
      'Ninety years of feet had worn one lane through the finish and into the wood. We swapped three stained strips for old ones out of a closet, then brought the floor back to one color.',
    details:
      '150 sq ft of red oak. Three coats of satin oil-based finish for the warm tone. 5 days, walked on after 72 hours.',
    image: 'hallway-refinished',
    before: 'hallway-before',
    sample: true,
  },
  {
    id: 4,
    title: 'Front stairs, dark treads and white risers',
    location: 'Beachwood, OH',
    category: 'stairs',
    description:
      'The treads were bare at the nosing and the paint had gone yellow. Treads, handrail and the hall floor below were sanded, the treads scraped by hand around each baluster and stained; risers and balusters went white. We coated every other tread so the family could still get upstairs.',
    details: '14 oak treads and the rail in a dark walnut stain. Satin water-based finish. 5 days.',
    image: 'stairs-refinished',
    before: 'stairs-before',
    closeUps: ['stairs-detail'],
    sample: true,
  },
  {
    id: 5,
    title: 'Dining room in a medium brown',
    location: 'Chagrin Falls, OH',
    category: 'refinishing',
    description:
      'Water stains in the middle of the room ruled out a natural finish. The owners tried five stain samples on their own floor, looked at them for two evenings, and chose the second one. You’d have to know where to kneel to find the stains now.',
    details:
      '240 sq ft of red oak. Water popped, medium brown stain, three coats of semi-gloss water-based finish. 5 days.',
    image: 'dining-room-floors',
    before: 'dining-room-before',
    sample: true,
  },
  {
    id: 6,
    title: 'Wide white oak for a family room',
    location: 'Mentor, OH',
    category: 'hardwood-install',
    description:
      'Carpet out, solid white oak in. The boards sat in the room for a week until they read within two points of the plywood. Boards this wide get glue as well as cleats, so they stay put when the furnace runs all winter.',
    details:
      '420 sq ft of 5" solid white oak, sanded in place, matte water-based finish. 6 working days after a week of acclimation.',
    image: 'family-room-hardwood',
    sample: true,
  },
  {
    id: 7,
    title: 'Kitchen planks over a leveled floor',
    location: 'Willoughby, OH',
    category: 'lvp-lvt',
    description:
      'Two layers of sheet vinyl and a dip by the sink you could feel in socks. We filled the dip, undercut the door casings and ran click planks the long way toward the light. The cabinets stay fixed to the subfloor, so the planks can move.',
    details:
      '230 sq ft, 20 mil wear layer. Subfloor leveled to 3/16" in 10 ft, 1/4" gap at the walls. 2 days.',
    image: 'lvp-installation',
    closeUps: ['lvp-installation-process'],
    sample: true,
  },
  {
    id: 8,
    title: 'New oak treads in an enclosed stair',
    location: 'Chesterland, OH',
    category: 'stairs',
    description:
      'Under the carpet were construction treads, never meant to be seen. Each new tread was scribed to its own step, because no two in an old stair are the same width. The squeaks went when the stringers were screwed and the treads were glued.',
    details:
      '13 solid oak treads, painted risers, oak wall rail. Three coats of satin water-based finish. 4 days.',
    image: 'stairs-treads',
    // New treads: the rate is one for refinishing.
    outsideRates: true,
    sample: true,
  },
  {
    id: 9,
    title: 'Gray boards, first cut',
    location: 'Burton, OH',
    category: 'sanding',
    description:
      'The finish wore off decades ago and the boards went gray like a barn. The first cut at 36 grit shows what you have: sound oak, a few loose ends, one row of nails to set. The machine sands into a vacuum hose, and the doorways were zipped shut.',
    details: '680 sq ft in three rooms. 36, 60 and 100 grit, matte water-based finish. 5 days.',
    image: 'sanding-process',
    closeUps: ['refinishing-process'],
    sample: true,
  },
  {
    id: 10,
    title: 'Two bedrooms of strip oak, nailed down',
    location: 'Chardon, OH',
    category: 'hardwood-install',
    description:
      'In the snow belt a house dries out by January, so we held it at 40% humidity for the week the oak sat in the rooms. Rows run across the joists, over dark felt underlayment, with the end joints kept at least 6" apart.',
    details: '360 sq ft of 2 1/4" oak, satin water-based finish. 6 working days after a week of acclimation.',
    image: 'team-working',
    sample: true,
  },
]

/** The quote on Our Work. `undefined` takes its section away. */
export const workQuote: (Sample & Record<'title' | 'text' | 'by', string>) | undefined = {
  title: 'Two more sandings in it',
  sample: true,
  text: 'Two other companies told me to tear the floor out. He lifted a vent cover, showed me how thick the oak still was, and said it had two more sandings in it. It looks like the day the house was built.',
  by: 'Patricia H., Lakewood, OH',
}
