import type { Project } from '@/content/work/types'

/** The address that opens a project, wherever the site is served. */
export const projectUrl = ({ id }: Project) => new URL(`/our-work?project=${id}`, window.location.href).href
