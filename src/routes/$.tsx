import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/$')({
  head: () => ({ meta: [{ title: '404' }, { name: 'description', content: 'x' }] }),
  component: () => <main><h1>404</h1></main>,
})
