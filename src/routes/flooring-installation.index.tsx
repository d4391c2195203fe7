import { createFileRoute } from '@tanstack/react-router'
import { formPage } from '@/layout/form-page'
import { Installation } from '@/pages/installation/Installation'

export const Route = createFileRoute('/flooring-installation/')({
  ...formPage('/flooring-installation'),
  component: Installation,
})
