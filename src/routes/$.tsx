import { createFileRoute } from '@tanstack/react-router'
import { NotFound } from '@/layout/NotFound'
import { pageHead } from '@/layout/page-head'

export const Route = createFileRoute('/$')({
  head: () => pageHead('/404'),
  component: NotFound,
})
