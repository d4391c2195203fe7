import { existsSync, linkSync } from 'node:fs'
import { packagedNode, program } from './packaged-node.js'

/**
 * Puts the packaged Node first on the path of npm's scripts. npm 11 does so by itself. npm 10 removes the
 * link again, together with the packages of the other platforms.
 */
const link = new URL(`../node_modules/.bin/${program}`, import.meta.url)
if (packagedNode && !existsSync(link)) linkSync(packagedNode, link)
