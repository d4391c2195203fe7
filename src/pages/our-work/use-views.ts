import { getRouteApi, useHydrated, useRouter, useRouterState } from '@tanstack/react-router'
import { useMemo } from 'react'
import { projectLinkId } from '@/features/portfolio/ProjectCard'
import type { OpenView, Views } from '@/features/portfolio/views'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The dialog was opened from this page, so closing it means going back. */
    readonly isOpenedHere?: boolean
  }
}

const route = getRouteApi('/our-work')

/**
 * The project or the presentation that the address names, and the functions that change it. Opening adds a history
 * entry, so the back button closes it. Turning to another project replaces that entry. Closing goes back to the page
 * where it was opened.
 */
export function useViews(): Views {
  const { category, page, project, present } = route.useSearch()
  const navigate = route.useNavigate()
  const router = useRouter()
  // The prerendered HTML shows nothing opened, so the first render must not either.
  const isHydrated = useHydrated()
  const isOpenedHere = useRouterState({ select: ({ location }) => location.state.isOpenedHere === true })

  // Not made anew when a view opens: all cards depend on these.
  const { hrefOf, open } = useMemo(
    () => ({
      hrefOf: (id: number) =>
        router.buildLocation({
          to: '/our-work',
          search: isHydrated ? { category, page, project: id } : { project: id },
          // Without scripts the link goes to the card, which has the same words.
          hash: projectLinkId(id),
        }).href,
      open: (view: OpenView) =>
        void navigate({
          search: { category, page, ...view },
          state: { isOpenedHere: true },
          resetScroll: false,
        }),
    }),
    [category, page, isHydrated, navigate, router],
  )

  return useMemo(
    () => ({
      project: isHydrated ? project : undefined,
      present: isHydrated ? present : undefined,
      hrefOf,
      open,
      turnTo: (id) =>
        void navigate({
          search: { category, page, project: id },
          state: { isOpenedHere },
          replace: true,
          resetScroll: false,
        }),
      close: () => {
        if (isOpenedHere) router.history.back()
        else void navigate({ search: { category, page }, replace: true, resetScroll: false })
      },
    }),
    [category, page, project, present, isHydrated, isOpenedHere, hrefOf, open, navigate, router],
  )
}
