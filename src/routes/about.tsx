import { createFileRoute } from '@tanstack/react-router'
import { loadForm } from '@/features/estimate/lazy-form'
import { pageHead } from '@/layout/page-head'
import { About } from '@/pages/about/About'

export const Route = createFileRoute('/about')({
  loader: loadForm,
  head: () => pageHead('/about'),
  component: About,
})
