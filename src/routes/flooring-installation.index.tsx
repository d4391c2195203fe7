import { createFileRoute } from '@tanstack/react-router'
import { pricePage } from '@/layout/form-page'
import { Installation } from '@/pages/installation/Installation'

export const Route = createFileRoute('/flooring-installation/')({
  ...pricePage('/flooring-installation'),
  component: Installation,
})
