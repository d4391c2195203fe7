import { createFileRoute } from '@tanstack/react-router'
import { formPage } from '@/layout/form-page'
import { ServiceAreas } from '@/pages/service-areas/ServiceAreas'

export const Route = createFileRoute('/service-areas/')({
  ...formPage('/service-areas'),
  component: ServiceAreas,
})
