import { createFileRoute } from '@tanstack/react-router'
import { enhancement } from '../content/enhancement'
import { EnhancementPage } from '../features/enhancement/EnhancementPage'

export const Route = createFileRoute('/image-enhancement')({
  head: () => ({
    meta: [
      { title: enhancement.title },
      { name: 'description', content: enhancement.intro },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: EnhancementPage,
})
