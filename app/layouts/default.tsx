import { Finder } from '#app/shell/finder.tsx'
import { Footer } from '#app/shell/footer.tsx'
import { Header } from '#app/shell/header.tsx'
import type { LayoutProps } from './layout-props.ts'

export function Default({ frame, children }: LayoutProps) {
  return (
    <>
      <Header frame={frame} />
      <div className="finder-bar">
        <div className="wrap">
          <Finder frame={frame} isMini />
        </div>
      </div>
      <main id="content">{children}</main>
      <Footer frame={frame} />
    </>
  )
}
