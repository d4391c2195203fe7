import { renderToStaticMarkup } from 'react-dom/server'
import { business } from './content/business/business'
import { viewTitle } from './content/pages/our-work'
import { projects } from './content/work/projects'
import { projectPath, sharedProjectPath } from './features/portfolio/project-url'
import { OpenGraph } from './layout/OpenGraph'

/**
 * The pages that Share hands out: link previews read the project's own title and photograph in them, which no
 * host can choose by a `?project=`. People are led on to the project at once. Only the build uses them.
 */
export const projectPreviews = projects.map((project) => {
  const { image, description } = project
  const title = viewTitle({ project }) ?? project.title
  const path = sharedProjectPath(project)
  const url = projectPath(project)
  const html = renderToStaticMarkup(
    <html lang="en-US">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        <link rel="canonical" href={`${business.siteUrl}/our-work`} />
        <OpenGraph path={path} title={title} description={description} photo={image} />
        <meta httpEquiv="refresh" content={`0;url=${url}`} />
      </head>
      <body>
        <a href={url}>{project.title}</a>
      </body>
    </html>,
  )
  return { path, html: `<!doctype html>${html}` }
})
