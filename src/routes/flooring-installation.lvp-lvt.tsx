import { createFileRoute } from '@tanstack/react-router'
import { formPage } from '@/layout/form-page'
import { Lvp } from '@/pages/lvp/Lvp'

export const Route = createFileRoute('/flooring-installation/lvp-lvt')({
  ...formPage('/flooring-installation/lvp-lvt'),
  component: Lvp,
})
