import { Button } from '@mantine/core'
import { createFileRoute } from '@tanstack/react-router'

export const Route = createFileRoute('/')({
  head: () => ({ meta: [{ title: 'Home' }, { name: 'description', content: 'x' }] }),
  component: () => <main><h1>Hi</h1><Button>Call</Button></main>,
})
