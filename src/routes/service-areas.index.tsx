import { createFileRoute } from '@tanstack/react-router'
import { loadForm } from '@/features/estimate/lazy-form'
import { pageHead } from '@/layout/page-head'
import { ServiceAreas } from '@/pages/service-areas/ServiceAreas'

export const Route = createFileRoute('/service-areas/')({
  loader: loadForm,
  head: () => pageHead('/service-areas'),
  component: ServiceAreas,
})
