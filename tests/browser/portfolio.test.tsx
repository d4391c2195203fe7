import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { ProjectCategory } from '@/content/project-categories'
import { projectPage } from '@/content/project-pages'
import { type Project, projects } from '@/content/projects'
import { Portfolio } from '@/features/portfolio/Portfolio'
import type { Views } from '@/features/portfolio/views'

// Making the photographs' variants takes minutes, and these tests do not need them.
vi.mock('@/ui/Photo', () => ({ Photo: ({ name }: { name: string }) => <img alt={name} /> }))

const nothingOpen: Views = { hrefOf: String, open() {}, turnTo() {}, close() {} }

function Page({ of, start }: { readonly of: readonly Project[]; readonly start?: ProjectCategory }) {
  const [category, setCategory] = useState(start)
  return (
    <Portfolio
      first={projectPage(of, 1)}
      pages={1}
      onMore={() => {}}
      category={category}
      onChoose={async (chosen) => setCategory(chosen)}
      views={nothingOpen}
      invitation={() => null}
    />
  )
}

const withoutStairs = projects.filter(({ category }) => category !== 'stairs')

describe('the portfolio', () => {
  it('says when a category has no project, and leads back to all projects', async () => {
    const screen = await render(<Page of={withoutStairs} start="stairs" />)
    await expect.element(screen.getByText('No projects found for Stairs.')).toBeVisible()
    await expect.element(screen.getByRole('status')).toHaveTextContent('Showing 0 of 7 projects')

    await screen.getByRole('button', { name: 'View All Projects' }).click()

    await expect.element(screen.getByRole('status')).toHaveTextContent('Showing 7 of 7 projects')
    await expect.element(screen.getByRole('button', { name: 'All', exact: true })).toHaveFocus()
    expect(screen.getByRole('article').all()).toHaveLength(7)
  })

  it('presses exactly the chosen button', async () => {
    const screen = await render(<Page of={projects} />)
    await screen.getByRole('button', { name: 'Refinishing' }).click()

    const pressed = screen.getByRole('button', { pressed: true })
    await expect.element(pressed).toHaveTextContent('Refinishing')
    expect(pressed.all()).toHaveLength(1)
    await expect.element(screen.getByRole('status')).toHaveTextContent('Showing 2 of 9 projects')
  })

  it('marks four projects Before & After, and shows them as they were', async () => {
    const screen = await render(<Page of={projects} />)
    expect(screen.getByText('Before & After').all()).toHaveLength(4)
    expect(screen.getByRole('img', { name: /-before$/ }).all()).toHaveLength(4)
  })
})
