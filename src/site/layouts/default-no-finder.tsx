import { Footer } from '#site/shell/footer.tsx'
import { Header } from '#site/shell/header.tsx'
import type { LayoutProps } from './layout-props.ts'

/** Default without the search bar. */
export function DefaultNoFinder({ frame, children }: LayoutProps) {
  return (
    <>
      <Header frame={frame} hasLine />
      <main id="content">{children}</main>
      <Footer frame={frame} />
    </>
  )
}
