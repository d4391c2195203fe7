import { Component, Fragment, type ReactNode } from 'react'
import { readDomState } from '@/lib/dom-state'

/** True if React hasn't found a node where it had put it: a translator or an extension has taken it away. */
export const isForeignChange = (error: unknown) =>
  error instanceof DOMException && error.name === 'NotFoundError'

let drawings = 0

interface RedrawBoundaryProps {
  readonly children: ReactNode
}

/**
 * Draws a part of the page anew when others have changed it so that React can't go on. No work is lost: the
 * parts' own state is in stores, and what was typed is put back. Text that stands alone in its element never
 * leads to this (text-nodes.grit).
 */
export class RedrawBoundary extends Component<RedrawBoundaryProps, { readonly drawing: number }> {
  override state = { drawing: 0 }

  static getDerivedStateFromError(error: unknown) {
    if (!isForeignChange(error)) throw error
    drawings += 1
    return { drawing: drawings }
  }

  override getSnapshotBeforeUpdate(_: RedrawBoundaryProps, { drawing }: { readonly drawing: number }) {
    return drawing === this.state.drawing ? null : readDomState()
  }

  override componentDidUpdate(_: RedrawBoundaryProps, __: object, restoreDomState?: (() => void) | null) {
    restoreDomState?.()
  }

  override render() {
    return <Fragment key={this.state.drawing}>{this.props.children}</Fragment>
  }
}
