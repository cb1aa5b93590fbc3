import { PlainHeader } from '#site/shell/plain-header.tsx'
import { SmallFooter } from '#site/shell/small-footer.tsx'
import type { LayoutProps } from './layout-props.ts'

/** Spa pages in simple-spas mode: the spa alone, without the marketplace around it. */
export function SimpleSpa({ frame, children }: LayoutProps) {
  return (
    <>
      <PlainHeader frame={frame} />
      <main id="content">{children}</main>
      <SmallFooter frame={frame} />
    </>
  )
}
