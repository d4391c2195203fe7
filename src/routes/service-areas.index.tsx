import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '@/layout/page-head'
import { ServiceAreas } from '@/pages/service-areas/ServiceAreas'

export const Route = createFileRoute('/service-areas/')({
  head: () => pageHead('/service-areas'),
  component: ServiceAreas,
})
