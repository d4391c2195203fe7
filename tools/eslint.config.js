import css from '@eslint/css'
import { defineConfig } from 'eslint/config'

/**
 * Finds CSS that the oldest supported browsers lack (docs/offline.md). TypeScript finds the same of
 * JavaScript, because src/tsconfig.json has the declarations of these browsers, and Biome all the rest.
 */
export default defineConfig({
  files: ['**/*.css'],
  plugins: { css },
  language: 'css/css',
  languageOptions: { tolerant: true },
  rules: {
    'css/use-baseline': [
      'error',
      {
        available: 2023,
        // All supported browsers have it. Without it, the line of a comparison would jump.
        allowAtRules: ['property'],
        // Features that a page does well without.
        allowProperties: [
          'accent-color',
          'break-after',
          'content-visibility',
          'field-sizing',
          'forced-color-adjust',
          'line-clamp',
          'overscroll-behavior',
          'overscroll-behavior-x',
          // The menu has a place for browsers without it (Header.module.css).
          'position-area',
          'print-color-adjust',
          'resize',
          'scrollbar-gutter',
          'text-box',
          'text-wrap',
          'user-select',
        ],
        allowSelectors: [
          // On paper only: without it, answers print as they are.
          'details-content',
          'marker',
          // All browsers have it since April 2024, and the supported ones of the others before.
          'popover-open',
        ],
      },
    ],
  },
})
