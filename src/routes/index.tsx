import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '@/layout/page-head'
import { Home } from '@/pages/home/Home'

export const Route = createFileRoute('/')({
  head: () => pageHead('/'),
  component: Home,
})
