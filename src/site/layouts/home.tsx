import { Announce } from '#features/shop-window/ui/announce.tsx'
import { Footer } from '#site/shell/footer.tsx'
import { Header } from '#site/shell/header.tsx'
import type { LayoutProps } from './layout-props.ts'

/** The finder stands in the page's own hero. */
export function Home({ frame, children }: LayoutProps) {
  return (
    <>
      <Announce frame={frame} />
      <Header frame={frame} />
      <main id="content">{children}</main>
      <Footer frame={frame} />
    </>
  )
}
