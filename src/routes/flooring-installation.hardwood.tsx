import { createFileRoute } from '@tanstack/react-router'
import { pricePage } from '@/layout/form-page'
import { Hardwood } from '@/pages/hardwood/Hardwood'

export const Route = createFileRoute('/flooring-installation/hardwood')({
  ...pricePage('/flooring-installation/hardwood'),
  component: Hardwood,
})
