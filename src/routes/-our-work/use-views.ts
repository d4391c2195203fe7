import { getRouteApi, useHydrated, useRouter, useRouterState } from '@tanstack/react-router'
import { useMemo } from 'react'
import { projectLinkId } from '../../features/portfolio/ProjectCard'
import type { OpenView, Views } from '../../features/portfolio/views'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What lies over the page was opened on it, so that closing it is going back. */
    readonly isOpenedHere?: boolean
  }
}

const route = getRouteApi('/our-work')

/**
 * The project or the presentation that the address asks for, and how to get from one to the other: opening is a step that
 * the back button undoes, turning to another project is none, and closing goes back to where it was opened.
 */
export function useViews(): Views {
  const { category, project, present } = route.useSearch()
  const navigate = route.useNavigate()
  const router = useRouter()
  // The page's HTML has nothing open, whatever the address asks for.
  const isHydrated = useHydrated()
  const isOpenedHere = useRouterState({ select: ({ location }) => location.state.isOpenedHere === true })

  return useMemo(
    () => ({
      project: isHydrated ? project : undefined,
      present: isHydrated ? present : undefined,
      hrefOf: (id) =>
        router.buildLocation({
          to: '/our-work',
          search: { category: isHydrated ? category : undefined, project: id },
          // Without scripts it leads to the card at least, where all is said as well.
          hash: projectLinkId(id),
        }).href,
      open: (view: OpenView) =>
        void navigate({ search: { category, ...view }, state: { isOpenedHere: true }, resetScroll: false }),
      turnTo: (id) =>
        void navigate({
          search: { category, project: id },
          state: { isOpenedHere },
          replace: true,
          resetScroll: false,
        }),
      close: () => {
        if (isOpenedHere) router.history.back()
        else void navigate({ search: { category }, replace: true, resetScroll: false })
      },
    }),
    [category, project, present, isHydrated, isOpenedHere, navigate, router],
  )
}
