import { test } from '@playwright/test'

/** The widths of screens that tests know best, in CSS pixels: phones, a tablet, notebooks, a large screen. */
const usual = [320, 360, 375, 390, 412, 768, 1024, 1280, 1440, 1920]

/** As tall as screens of such a width are: a phone's, a tablet's, a desk's. */
function heightOf(width: number): number {
  if (width < 700) return Math.round(1.9 * width)
  return Math.round(width < 1024 ? (4 / 3) * width : 0.65 * width)
}

const anyOf = <Value>(values: readonly Value[]) => values[Math.floor(Math.random() * values.length)] as Value

const from = (least: number, most: number) => least + Math.floor(Math.random() * (most - least + 1))

export interface Screen {
  readonly width: number
  readonly height: number
}

/**
 * Screens at random, so that what holds holds at every width: a usual one and two others, between the limits
 * in CSS pixels. `WIDTHS=344,853` has a test once more at those that it printed.
 */
export function someScreens(least = 320, most = 1920): readonly Screen[] {
  const isWithin = (width: number) => width >= least && width <= most
  const named = process.env.WIDTHS?.split(',').map(Number)
  const widths = named ?? [anyOf(usual.filter(isWithin)), from(least, most), from(least, most)]
  return widths.filter(isWithin).map((width) => ({ width, height: heightOf(width) }))
}

/** The limits for a project's screens: phones and tablets, or from a tablet on. */
export const limits = () =>
  test.info().project.name === 'phone' ? ([320, 767] as const) : ([768, 1920] as const)
