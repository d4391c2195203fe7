import { createFileRoute } from '@tanstack/react-router'
import { pricePage } from '@/layout/form-page'
import { Lvp } from '@/pages/lvp/Lvp'

export const Route = createFileRoute('/flooring-installation/lvp-lvt')({
  ...pricePage('/flooring-installation/lvp-lvt'),
  component: Lvp,
})
