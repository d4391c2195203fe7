import { type Locator, type Page, test } from '@playwright/test'
import { content, projects } from './content.ts'
import { someScreens } from './random-screens.ts'

/* The jobs of "Our Work", and how journeys find and press what shows them. */

export type Project = (typeof projects)[number]

/** The descriptions of a project's photographs in their order, with the one from before in front. */
export const descriptions = ({ image, before, closeUps = [] }: Project) =>
  [...(before ? [before] : []), image, ...closeUps].map((name) => content.photoOf(name).alt)

/** The same for the presentation, which shows both views of a pair at once. */
export const slides = ({ image, closeUps = [] }: Project) =>
  [image, ...closeUps].map((name) => content.photoOf(name).alt)

/** The project with the most photographs: a comparison and close-ups, if there are any. */
export const detailed = projects.toSorted(
  (one, other) => descriptions(other).length - descriptions(one).length,
)[0] as Project

/** Where those of its category are shown alone, and which they are. */
export const categoryPath = `/our-work?category=${detailed.category}`
export const sameCategory = projects.filter((one) => one.category === detailed.category)

/** With a finger where there is one. */
export const press = (target: Locator) =>
  test.info().project.name === 'phone' ? target.tap() : target.click()

export const project = (page: Page, title: string) => page.getByRole('dialog', { name: title })

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

export const presentation = (page: Page) => page.getByRole('dialog', { name: 'Presentation' })

/**
 * Waits until nothing moves: a dialog that still grows, or a slide that still turns, takes no touches. What follows
 * the scroll position never ends.
 */
export const motionEnded = (page: Page) =>
  page.evaluate(() => {
    const moving = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
    return Promise.allSettled(moving.map(({ finished }) => finished))
  })

/** Screens at random on their sides, and two that are about as high as wide. */
export const someDesks = () => [
  ...someScreens(1024),
  { width: 1024, height: 900 },
  { width: 1280, height: 1024 },
]
