import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '@/layout/page-head'
import { Lvp } from '@/pages/lvp/Lvp'

export const Route = createFileRoute('/flooring-installation/lvp-lvt')({
  head: () => pageHead('/flooring-installation/lvp-lvt'),
  component: Lvp,
})
