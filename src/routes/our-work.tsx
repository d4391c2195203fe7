import { createFileRoute } from '@tanstack/react-router'
import { preloadView } from '@/features/portfolio/views'
import { readWorkSearch } from '@/features/portfolio/work-address'
import { formPage } from '@/layout/form-page'
import { OurWork } from '@/pages/our-work/OurWork'

export const Route = createFileRoute('/our-work')({
  validateSearch: readWorkSearch,
  beforeLoad: ({ search }) => preloadView(search),
  ...formPage('/our-work'),
  component: OurWork,
})
