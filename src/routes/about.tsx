import { createFileRoute } from '@tanstack/react-router'
import { formPage } from '@/layout/form-page'
import { About } from '@/pages/about/About'

export const Route = createFileRoute('/about')({
  ...formPage('/about'),
  component: About,
})
