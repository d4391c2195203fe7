import { createFileRoute } from '@tanstack/react-router'
import { notFoundHead } from '../content/pages'
import { NotFound } from '../layout/NotFound'

export const Route = createFileRoute('/$')({
  head: () => ({ meta: [{ title: notFoundHead.title }, { name: 'description', content: notFoundHead.description }] }),
  component: NotFound,
})
