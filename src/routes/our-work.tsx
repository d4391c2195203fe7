import { createFileRoute } from '@tanstack/react-router'
import { loadForm } from '@/features/estimate/lazy-form'
import { preloadView } from '@/features/portfolio/views'
import { readWorkSearch } from '@/features/portfolio/work-address'
import { pageHead } from '@/layout/page-head'
import { OurWork } from '@/pages/our-work/OurWork'

export const Route = createFileRoute('/our-work')({
  validateSearch: readWorkSearch,
  beforeLoad: ({ search }) => preloadView(search),
  loader: loadForm,
  head: () => pageHead('/our-work'),
  component: OurWork,
})
