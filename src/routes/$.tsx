import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '@/layout/page-head'
import { NotFound } from '@/pages/not-found/NotFound'

export const Route = createFileRoute('/$')({
  head: () => pageHead('/404'),
  component: NotFound,
})
