import type { PhotoName } from './photos'

/** The 13 site images that the server tool enhances (specification, section 3): path on this site and description. */
export const siteImages: readonly { path: `/photos/${PhotoName}.jpg`; description: string }[] = [
  { path: '/photos/hero-section.jpg', description: 'Hero section image' },
  { path: '/photos/living-room-finished.jpg', description: 'Living room finished' },
  { path: '/photos/sanding-process.jpg', description: 'Sanding process' },
  { path: '/photos/lvp-installation.jpg', description: 'LVP installation' },
  { path: '/photos/stairs-refinished.jpg', description: 'Stairs refinished' },
  { path: '/photos/stairs-detail.jpg', description: 'Stairs detail' },
  { path: '/photos/family-room-hardwood.jpg', description: 'Family room hardwood' },
  { path: '/photos/hallway-refinished.jpg', description: 'Hallway refinished' },
  { path: '/photos/dining-room-floors.jpg', description: 'Dining room floors' },
  { path: '/photos/stairs-treads.jpg', description: 'Stairs treads' },
  { path: '/photos/refinishing-process.jpg', description: 'Refinishing process' },
  { path: '/photos/team-working.jpg', description: 'Team working' },
  { path: '/photos/lvp-installation-process.jpg', description: 'LVP installation process' },
]
