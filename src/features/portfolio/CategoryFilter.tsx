import type { Ref } from 'react'
import { ourWork } from '@/content/our-work'
import { type ProjectCategory, projectCategories } from '@/content/project-categories'
import classes from './Portfolio.module.css'

export interface CategoryFilterProps {
  /** The chosen category. `undefined` stands for all. */
  readonly category: ProjectCategory | undefined
  readonly onChoose: (category: ProjectCategory | undefined) => void
  readonly allButton?: Ref<HTMLButtonElement>
}

const categories = Object.keys(projectCategories) as ProjectCategory[]

/** The name of a category's button. */
export const labelOf = (category: ProjectCategory | undefined) =>
  category === undefined ? ourWork.projects.all : projectCategories[category]

/** One button per category. Exactly one is pressed. */
export function CategoryFilter({ category, onChoose, allButton }: CategoryFilterProps) {
  return (
    <fieldset aria-label={ourWork.projects.filterLabel} className={classes.filter}>
      {[undefined, ...categories].map((name) => (
        <button
          type="button"
          key={labelOf(name)}
          ref={name === undefined ? allButton : undefined}
          aria-pressed={category === name}
          onClick={() => onChoose(name)}
          className={classes.category}
        >
          {labelOf(name)}
        </button>
      ))}
    </fieldset>
  )
}
