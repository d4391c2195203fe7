import type { Ref } from 'react'
import { ourWork } from '../../content/our-work'
import { type ProjectCategory, projectCategories } from '../../content/project-categories'
import classes from './CategoryFilter.module.css'

export interface CategoryFilterProps {
  readonly category: ProjectCategory | undefined
  readonly onChoose: (category: ProjectCategory | undefined) => void
  readonly allButton?: Ref<HTMLButtonElement>
}

const categories = Object.keys(projectCategories) as ProjectCategory[]

/** One button per category, of which exactly one is pressed. */
export function CategoryFilter({ category, onChoose, allButton }: CategoryFilterProps) {
  return (
    <fieldset aria-label={ourWork.projects.filterLabel} className={classes.filter}>
      <button
        type="button"
        ref={allButton}
        aria-pressed={category === undefined}
        onClick={() => onChoose(undefined)}
        className={classes.button}
      >
        {ourWork.projects.all}
      </button>
      {categories.map((name) => (
        <button
          type="button"
          key={name}
          aria-pressed={category === name}
          onClick={() => onChoose(name)}
          className={classes.button}
        >
          {projectCategories[name]}
        </button>
      ))}
    </fieldset>
  )
}
