import * as v from 'valibot'
import { town } from './cities.ts'
import {
  about,
  day,
  fields,
  keyOf,
  listOf,
  type Options,
  optional,
  sample,
  text,
  words,
  yes,
} from './field-kinds.ts'

/** `50% 85% of den.jpg`: where a place cuts this picture, the part that stays, as in `object-position`. */
export const focusOfPicture = /^(\d+% \d+%) of (.+)$/

const aPicture = 'a picture in src/photos'

/** The name of a photograph's file, of the address that a record has. */
const fileOf = (path: string) => path.replace(/^\/photos\//, '')

const photo = ({ isPhoto }: Options, label: string, hint: string) =>
  ({
    photo: about(
      v.pipe(
        v.string(aPicture),
        v.check((path) => isPhoto(fileOf(path)), aPicture),
      ),
      { label, hint, as: 'picture' },
    ),
    alt: about(text, {
      label: 'What it shows',
      hint: 'One sentence for people who can’t see it, such as “Living room with a light oak floor and a white fireplace.”',
      as: 'long',
    }),
    // It names its picture, so that it doesn't count for one that takes the place of that.
    focus: optional(v.pipe(words, v.regex(focusOfPicture, 'words such as 50% 85% of den.jpg')), {
      label: 'The part that stays in view',
      as: 'kept',
    }),
  }) as const

export const projects = (options: Options) =>
  fields({
    title: about(text, { label: 'Title', hint: 'A few words, such as “A hallway worn down the middle”.' }),
    town: town(options),
    category: about(keyOf(options.categories), {
      label: 'Kind of work',
      hint: 'The button of Our Work that shows it.',
      options: options.categories,
    }),
    finished: about(day, {
      label: 'Finished on',
      as: 'day',
      hint: 'The newest job stands first. Visitors don’t see the day.',
    }),
    after: about(
      fields(photo(options, 'The finished floor', 'A wide picture of the room, upright and bright.')),
      { label: 'After' },
    ),
    before: optional(
      fields(photo(options, 'The floor before', 'The same view before the work, from the same spot.')),
      { label: 'Before', hint: 'With one, people can slide between the two.' },
    ),
    closeUps: optional(listOf(fields(photo(options, 'A close-up', 'A detail, or the work itself.'))), {
      label: 'More pictures',
      entry: 'Picture',
      summary: '{{alt}}',
    }),
    description: about(text, {
      label: 'What you found and what you did',
      as: 'long',
      hint: 'Three or four sentences, as you’d tell a neighbor.',
    }),
    details: about(text, {
      label: 'Size, material and days',
      as: 'long',
      hint: 'Begin with the size and end with the days: “310 sq ft of red oak. Three coats of satin water-based finish. 3 days.”',
    }),
    outsideRates: optional(yes, {
      label: 'The price sheet doesn’t fit this work',
      hint: 'Then nobody is offered a range for one like it.',
    }),
    sample,
  })
