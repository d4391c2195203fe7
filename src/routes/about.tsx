import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '@/layout/page-head'
import { About } from '@/pages/about/About'

export const Route = createFileRoute('/about')({
  head: () => pageHead('/about'),
  component: About,
})
