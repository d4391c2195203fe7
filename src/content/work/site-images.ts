import { photoPath } from './photo-path'
import { type PhotoName, photoNames, photoOf } from './photos'

/** The photographs that the server tool enhances, and their names in its list (specification, section 3). */
const descriptions: Readonly<Record<string, string>> = {
  'hero-section': 'Hero section image',
  'living-room-finished': 'Living room finished',
  'sanding-process': 'Sanding process',
  'lvp-installation': 'LVP installation',
  'stairs-refinished': 'Stairs refinished',
  'stairs-detail': 'Stairs detail',
  'family-room-hardwood': 'Family room hardwood',
  'hallway-refinished': 'Hallway refinished',
  'dining-room-floors': 'Dining room floors',
  'stairs-treads': 'Stairs treads',
  'refinishing-process': 'Refinishing process',
  'team-working': 'Team working',
  'lvp-installation-process': 'LVP installation process',
}

const named = Object.entries(descriptions).filter(([name]) => photoNames.includes(name))

/** Of a site with photographs of its own alone, all. */
const all = photoNames.map((name) => [name, photoOf(name as PhotoName).alt] as const)

export const siteImages = (named.length > 0 ? named : all).map(([photo, description]) => {
  const name = photo as PhotoName
  return { name, path: photoPath(name), description }
})
