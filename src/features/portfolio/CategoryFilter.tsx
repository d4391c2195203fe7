import { type Ref, useState } from 'react'
import { ourWork } from '@/content/our-work'
import { type ProjectCategory, projectCategories } from '@/content/project-categories'
import { afterPaint } from '@/lib/after-paint'
import classes from './CategoryFilter.module.css'

export interface CategoryFilterProps {
  readonly category: ProjectCategory | undefined
  /** Resolves when the category is the chosen one. */
  readonly onChoose: (category: ProjectCategory | undefined) => Promise<void>
  readonly allButton?: Ref<HTMLButtonElement>
}

const categories = Object.keys(projectCategories) as ProjectCategory[]

/** One button per category, of which exactly one is pressed. */
export function CategoryFilter({ category, onChoose, allButton }: CategoryFilterProps) {
  const [press, setPress] = useState<{ readonly category: ProjectCategory | undefined }>()
  const pressed = press ? press.category : category

  function choose(chosen: ProjectCategory | undefined): void {
    const own = { category: chosen }
    setPress(own)
    // The pressed button is painted before the projects, which take a phone longer.
    afterPaint(async () => {
      await onChoose(chosen)
      setPress((last) => (last === own ? undefined : last))
    })
  }

  return (
    <fieldset aria-label={ourWork.projects.filterLabel} className={classes.filter}>
      <button
        type="button"
        ref={allButton}
        aria-pressed={pressed === undefined}
        onClick={() => choose(undefined)}
        className={classes.button}
      >
        {ourWork.projects.all}
      </button>
      {categories.map((name) => (
        <button
          type="button"
          key={name}
          aria-pressed={pressed === name}
          onClick={() => choose(name)}
          className={classes.button}
        >
          {projectCategories[name]}
        </button>
      ))}
    </fieldset>
  )
}
