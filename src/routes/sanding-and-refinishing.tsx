import { createFileRoute } from '@tanstack/react-router'
import { formPage } from '@/layout/form-page'
import { NotFound } from '@/pages/not-found/NotFound'
import { Sanding } from '@/pages/sanding/Sanding'

export const Route = createFileRoute('/sanding-and-refinishing')({
  ...formPage('/sanding-and-refinishing'),
  component: Sanding,
  notFoundComponent: NotFound,
})
