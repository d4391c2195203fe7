import { createFileRoute } from '@tanstack/react-router'
import { formPage } from '@/layout/form-page'
import { Hardwood } from '@/pages/hardwood/Hardwood'
import { NotFound } from '@/pages/not-found/NotFound'

export const Route = createFileRoute('/flooring-installation/hardwood')({
  ...formPage('/flooring-installation/hardwood'),
  component: Hardwood,
  notFoundComponent: NotFound,
})
