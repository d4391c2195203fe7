import type { ReactNode } from 'react'
import { LazyAppStatus } from '@/features/install/lazy-parts'
import { RedrawBoundary } from '@/ui/RedrawBoundary'
import { FloatingButtons } from './FloatingButtons'
import { Footer } from './Footer'
import { Header } from './Header'
import { RouteFocus } from './RouteFocus'
import classes from './SiteLayout.module.css'

export function SiteLayout({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <a href="#main" className={classes.skip}>
        Skip to content
      </a>
      <FloatingButtons>
        <Header />
        <LazyAppStatus />
        <main id="main" tabIndex={-1}>
          <RedrawBoundary>{children}</RedrawBoundary>
        </main>
        <Footer />
      </FloatingButtons>
      <RouteFocus />
    </>
  )
}
