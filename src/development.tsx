/* What the build does to every page, for `npm run dev`. */

import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Notices } from './layout/Notices'
import { showNotices } from './layout/show-notices'
import { showOwnFonts } from './lib/own-fonts'

const top = document.createElement('div')
document.body.prepend(top)
flushSync(() => createRoot(top).render(<Notices />))
showNotices()
void showOwnFonts()
