import type { CitySlug } from './cities'

/** Six tiles on the home page. */
export const homeAreaSlugs: readonly string[] = [
  'cleveland',
  'lakewood',
  'beachwood',
  'mentor',
  'chardon',
  'chagrin-falls',
] satisfies readonly CitySlug[]
