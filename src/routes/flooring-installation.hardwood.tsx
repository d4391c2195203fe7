import { createFileRoute } from '@tanstack/react-router'
import { formPage } from '@/layout/form-page'
import { Hardwood } from '@/pages/hardwood/Hardwood'

export const Route = createFileRoute('/flooring-installation/hardwood')({
  ...formPage('/flooring-installation/hardwood'),
  component: Hardwood,
})
