import { lazyModule } from '@/lib/lazy-module'

/** The server tool's code, which comes when somebody is about to use it: most use the one on the device. */
export const lazyServerTool = lazyModule(() => import('./ServerTool'))
