import { createFileRoute } from '@tanstack/react-router'
import { preloadDialog } from '@/features/portfolio/lazy-dialogs'
import { readWorkSearch } from '@/features/portfolio/work-search'
import { formPage } from '@/layout/form-page'
import { OurWork } from '@/pages/our-work/OurWork'

export const Route = createFileRoute('/our-work')({
  validateSearch: readWorkSearch,
  beforeLoad: ({ search }) => preloadDialog(search),
  ...formPage('/our-work'),
  component: OurWork,
})
