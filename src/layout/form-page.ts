import { notFound } from '@tanstack/react-router'
import { hasPage } from '@/content/pages/pages'
import { loadForm } from '@/features/estimate/lazy-form'
import { loadSheet } from '@/features/price/lazy-sheet'
import { pageHead } from './page-head'

/** What the routes of pages with a form have in common. One that goes with its service isn't found then. */
export const formPage = (path: string) => ({
  loader(context: Parameters<typeof loadForm>[0]) {
    if (!hasPage(path)) throw notFound()
    return loadForm(context)
  },
  head: () => pageHead(path),
})

/** The same, of pages with a price sheet. */
export const pricePage = (path: string) => {
  const { loader, ...page } = formPage(path)
  return {
    ...page,
    loader: (context: Parameters<typeof loadForm>[0]) => Promise.all([loader(context), loadSheet(context)]),
  }
}
