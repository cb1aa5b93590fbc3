import { Finder } from '#features/search/ui/finder.tsx'
import type { PageFrame } from '#platform/pages/page-frame.ts'
import { Footer } from '#site/shell/footer.tsx'
import { Header } from '#site/shell/header.tsx'
import type { LayoutProps } from './layout-props.ts'

export function Default({ frame, children }: LayoutProps) {
  return (
    <>
      <Header frame={frame} />
      <div className="finder-bar">
        <div className="wrap">
          <Finder key={finderKey(frame)} frame={frame} isMini />
        </div>
      </div>
      <main id="content">{children}</main>
      <Footer frame={frame} />
    </>
  )
}

/** Another page or another search: the finder begins anew with what is asked there. */
const finderKey = ({ path, question }: PageFrame) => `${path} ${JSON.stringify(question)}`
