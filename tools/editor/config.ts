import type { CmsConfig, Collection, CollectionFile } from '@sveltia/cms'
import { type Options, recordSchemas } from '../../src/content/records/schemas.ts'
import { longestPhotoEdge } from '../longest-photo-edge.ts'
import { recordsFolder } from '../records/read-records.ts'
import { fieldsOf } from './schema-widgets.ts'

/** Where the editor writes to, and what it's called. */
export interface EditorSettings {
  readonly backend: CmsConfig['backend']
  readonly name: string
  readonly siteUrl: string
}

/** New files begin with the moment at which they were made, by which the site finds them. */
const stamp = '{{year}}{{month}}{{day}}{{hour}}{{minute}}{{second}}'

/** What Sveltia CMS is told: one form for each folder and each list of records. */
export function editorConfig(options: Options, { backend, name, siteUrl }: EditorSettings): CmsConfig {
  const schemas = recordSchemas(options)
  const folder = (
    record: keyof typeof schemas,
    words: Pick<Collection, 'label' | 'label_singular' | 'description' | 'icon'>,
    slug: string,
    summary: string,
    identifier_field: string,
    sort: string,
  ): Collection => ({
    name: record,
    folder: `${recordsFolder}/${record}`,
    extension: 'json',
    format: 'json',
    ...words,
    slug,
    summary,
    identifier_field,
    fields: fieldsOf(schemas[record]),
    sortable_fields: { fields: [sort], default: { field: sort, direction: 'descending' } },
    editor: { preview: false },
  })
  const list = (record: keyof typeof schemas, label: string, icon: string): CollectionFile => ({
    name: record,
    label,
    icon,
    file: `${recordsFolder}/${record}.json`,
    format: 'json',
    fields: fieldsOf(schemas[record]),
    editor: { preview: false },
  })
  return {
    load_config_file: false,
    backend,
    app_title: `${name}: your website`,
    logo: { src: '/logo.svg' },
    site_url: siteUrl,
    display_url: siteUrl,
    show_preview_links: false,
    media_folder: 'src/photos',
    public_folder: '/photos',
    media_libraries: {
      default: {
        config: {
          slugify_filename: true,
          // As large as pages show them. What a phone has added, such as the place, goes.
          transformations: {
            raster_image: { format: 'webp', quality: 88, width: longestPhotoEdge, height: longestPhotoEdge },
          },
        },
      },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true, maxlength: 60, timezone: 'utc' },
    output: { omit_empty_optional_fields: true },
    collections: [
      folder(
        'projects',
        {
          label: 'Finished jobs',
          label_singular: 'Job',
          icon: 'imagesmode',
          description: 'On Our Work, the newest first.',
        },
        `${stamp}-{{title}}`,
        '{{title}}, {{town}}',
        'title',
        'finished',
      ),
      folder(
        'reviews',
        {
          label: 'Reviews',
          label_singular: 'Review',
          icon: 'star',
          description: 'On Reviews, the newest first.',
        },
        `${stamp}-{{name}}`,
        '{{name}}: {{title}}',
        'name',
        'date',
      ),
      folder(
        'testimonials',
        {
          label: 'Quotes on Home',
          label_singular: 'Quote',
          icon: 'format_quote',
          description: 'Three fit side by side.',
        },
        `${stamp}-{{name}}`,
        '{{name}}, {{town}}',
        'name',
        'name',
      ),
      folder(
        'special-days',
        {
          label: 'Closings, notices',
          label_singular: 'Closing or notice',
          icon: 'event_busy',
          description: 'They come and go by themselves.',
        },
        '{{from}}',
        '{{from}} to {{to}}: {{notice}}',
        'from',
        'from',
      ),
      folder(
        'questions',
        {
          label: 'Questions',
          label_singular: 'Question',
          icon: 'help',
          description: 'Below those that a page has already.',
        },
        `${stamp}-{{question}}`,
        '{{question}}',
        'question',
        'page',
      ),
      folder(
        'cities',
        { label: 'Towns', label_singular: 'Town', icon: 'location_on', description: 'Each has a page.' },
        '{{name}}',
        '{{name}}',
        'name',
        'order',
      ),
    ],
    singletons: [
      list('hours', 'Hours', 'schedule'),
      list('rates', 'Prices', 'attach_money'),
      list('area', 'The area', 'map'),
      list('work-quote', 'Quote on Our Work', 'chat'),
    ],
  }
}
