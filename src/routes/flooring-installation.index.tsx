import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '@/layout/page-head'
import { Installation } from '@/pages/installation/Installation'

export const Route = createFileRoute('/flooring-installation/')({
  head: () => pageHead('/flooring-installation'),
  component: Installation,
})
