import { createFileRoute } from '@tanstack/react-router'
import { formPage } from '@/layout/form-page'
import { Sanding } from '@/pages/sanding/Sanding'

export const Route = createFileRoute('/sanding-and-refinishing')({
  ...formPage('/sanding-and-refinishing'),
  component: Sanding,
})
