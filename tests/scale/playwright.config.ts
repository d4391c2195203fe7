import base from '../playwright.config.ts'

/** What only a site with many projects has. `npm run scale -- --e2e` runs it on one. */
export default {
  ...base,
  testDir: '.',
  outputDir: '../../test-results',
  projects: base.projects?.map((project) => ({ ...project, testIgnore: [] })),
  webServer: { ...base.webServer, cwd: '../..' },
}
