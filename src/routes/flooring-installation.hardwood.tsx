import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '@/layout/page-head'
import { Hardwood } from '@/pages/hardwood/Hardwood'

export const Route = createFileRoute('/flooring-installation/hardwood')({
  head: () => pageHead('/flooring-installation/hardwood'),
  component: Hardwood,
})
