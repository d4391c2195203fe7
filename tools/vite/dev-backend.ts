import type { Plugin } from 'vite'
import { embedEnhanceImage, resultsFolder } from '../../server/backend/embedded-function.ts'

/** Gives the development server the backend function that `npm start` has. */
export function devBackend(): Plugin {
  return {
    name: 'dev-backend',
    apply: 'serve',
    configureServer({ config, httpServer, middlewares }) {
      const port = () => {
        const address = httpServer?.address()
        return typeof address === 'object' && address ? address.port : config.server.port
      }
      const { handler, close } = embedEnhanceImage({ port, folder: resultsFolder(config.root) })
      middlewares.use((request, response, next) => {
        Promise.resolve(handler(request, response)).then((isTaken) => isTaken || next(), next)
      })
      httpServer?.once('close', () => void close())
    },
  }
}
