import { IconPhone } from '@tabler/icons-react'
import { type SyntheticEvent, useEffect, useRef } from 'react'
import type { Slide } from 'yet-another-react-lightbox'
import { ourWork } from '@/content/our-work'
import { projectCategories } from '@/content/project-categories'
import { Photo } from '@/ui/Photo'
import classes from './PhotoStrip.module.css'

export interface PhotoStripProps {
  /** Grouped by service already. The last one has no photograph and asks for an estimate. */
  readonly slides: readonly Slide[]
  /** The slide in view. */
  readonly index: number
  readonly onChoose: (index: number) => void
}

/**
 * The presentation's photographs, small and by service. The whole strip is one stop for the Tab key, because the arrow keys
 * go through the photographs everywhere in the presentation.
 */
export function PhotoStrip({ slides, index, onChoose }: PhotoStripProps) {
  const strip = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the picture in view changes with the index
  useEffect(() => {
    const box = strip.current
    const current = box?.querySelector<HTMLElement>('[aria-current]')
    if (!box || !current) return
    // `scrollIntoView` would move the presentation as well.
    const { left, width } = current.getBoundingClientRect()
    box.scrollLeft += left + width / 2 - box.getBoundingClientRect().left - box.clientWidth / 2
    if (box.contains(document.activeElement)) current.focus({ preventScroll: true })
  }, [index])

  function picture(slide: Slide, at: number) {
    return (
      <button
        key={at}
        type="button"
        aria-label={`${at + 1}: ${slide.title || ourWork.projects.ask}`}
        aria-current={at === index || undefined}
        tabIndex={at === index ? 0 : -1}
        onClick={() => onChoose(at)}
        className={classes.picture}
      >
        {slide.photo ? (
          <Photo name={slide.photo} sizes="72px" alt="" />
        ) : (
          <IconPhone size={22} stroke={1.5} aria-hidden />
        )}
      </button>
    )
  }

  return (
    <div
      ref={strip}
      role="toolbar"
      aria-label={ourWork.projects.strip}
      className={classes.strip}
      // The presentation would turn to another photograph, or move it.
      onPointerDown={stop}
      onPointerMove={stop}
      onPointerUp={stop}
      onWheel={stop}
    >
      {groupsOf(slides).map(({ name, from, to }) => (
        <div key={from}>
          <span aria-hidden className={classes.service}>
            {name}
          </span>
          <fieldset aria-label={name} className={classes.pictures}>
            {slides.slice(from, to).map((slide, at) => picture(slide, from + at))}
          </fieldset>
        </div>
      ))}
    </div>
  )
}

function stop(event: SyntheticEvent): void {
  event.stopPropagation()
}

/** Where each service begins and ends among the slides. */
function groupsOf(slides: readonly Slide[]) {
  const groups: { readonly name: string; readonly from: number; to: number }[] = []
  for (const [index, { category }] of slides.entries()) {
    const name = category ? projectCategories[category] : ourWork.projects.ask
    const last = groups.at(-1)
    if (last?.name === name) last.to = index + 1
    else groups.push({ name, from: index, to: index + 1 })
  }
  return groups
}
