import { getRouteApi, useHydrated, useRouter, useRouterState } from '@tanstack/react-router'
import { useCallback } from 'react'

export interface WorkSearch {
  /** May be one without projects. */
  readonly category?: string
  readonly project?: number
  /** The presentation's slide in view, counted from 1, as with `?present=2`. */
  readonly present?: number
}

type View = Pick<WorkSearch, 'project' | 'present'>

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The dialog was opened from this page, so closing it means going back. */
    readonly isOpenedHere?: boolean
  }
}

/** Reads a URL's search parameters. An unknown category has no projects; other odd values count as none. */
export function readWorkSearch({ category, project, present }: Record<string, unknown>): WorkSearch {
  const named = typeof category === 'string' ? category.toLowerCase() : 'all'
  return {
    category: named === 'all' || named === '' ? undefined : named,
    project: isWhole(project) ? project : undefined,
    present: present === undefined ? undefined : slideOf(present),
  }
}

/** The first one for anything that is no slide's number. */
const slideOf = (present: unknown) => (isWhole(present) ? Math.max(present, 1) : 1)

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value)

const route = getRouteApi('/our-work')

/**
 * The project or slide that the address names, and the functions that change it. Opening a project or the
 * presentation adds a history entry, so the back button closes it. Turning to another project or slide
 * replaces that entry.
 */
export function useWorkSearch() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const { history } = useRouter()
  const isOpenedHere = useRouterState({ select: ({ location }) => location.state.isOpenedHere === true })
  // The prerendered HTML shows all projects and nothing opened, so the first render must, too.
  const { category, project, present } = useHydrated() ? search : {}

  // Always the same function, so that the cards aren't rendered again.
  const open = useCallback(
    (view: View) =>
      navigate({
        search: (previous) => ({ category: previous.category, ...view }),
        state: { isOpenedHere: true },
        resetScroll: false,
      }),
    [navigate],
  )

  return {
    category,
    project,
    present,
    open,
    choose(category: string | undefined) {
      void navigate({ search: { category }, resetScroll: false })
    },
    turnTo(view: View) {
      const search = { category, ...view }
      void navigate({ search, state: { isOpenedHere }, replace: true, resetScroll: false })
    },
    close() {
      if (isOpenedHere) history.back()
      else void navigate({ search: { category }, replace: true, resetScroll: false })
    },
  }
}
