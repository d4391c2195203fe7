import { createFileRoute } from '@tanstack/react-router'
import { loadForm } from '@/features/estimate/lazy-form'
import { readWorkSearch } from '@/features/portfolio/work-address'
import { pageHead } from '@/layout/page-head'
import { OurWork } from '@/pages/our-work/OurWork'

export const Route = createFileRoute('/our-work')({
  validateSearch: readWorkSearch,
  loader: loadForm,
  head: () => pageHead('/our-work'),
  component: OurWork,
})
