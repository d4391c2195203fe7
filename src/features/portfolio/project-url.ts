import type { Project } from '@/content/work/types'

/** The id of a project's card. */
export const projectCardId = (id: number | string) => `project-${id}`

/** The path that opens a project. Until its dialog is there, or without scripts, it shows the card. */
export const projectPath = ({ id }: Project) => `/our-work?project=${id}#${projectCardId(id)}`

/** The path of a page that link previews read, and that leads on to the project (`project-previews.tsx`). */
export const sharedProjectPath = ({ id }: Project) => `/our-work/${id}`

/** The address that opens a project, wherever the site is served. */
export const projectUrl = (project: Project) => new URL(projectPath(project), window.location.href).href
