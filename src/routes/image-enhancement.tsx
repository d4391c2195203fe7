import { createFileRoute } from '@tanstack/react-router'
import { EnhancementPage } from '@/features/enhancement/EnhancementPage'
import { pageHead } from '@/layout/page-head'

export const Route = createFileRoute('/image-enhancement')({
  head: () => pageHead('/image-enhancement'),
  component: EnhancementPage,
})
