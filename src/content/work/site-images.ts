import type { PhotoName } from './photos'

/** The photographs that the server tool enhances, and their names in its list (specification, section 3). */
const descriptions: Partial<Record<PhotoName, string>> = {
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

export const siteImages = (Object.entries(descriptions) as [PhotoName, string][]).map(
  ([name, description]) => ({ name, path: `/photos/${name}.jpg`, description }),
)
