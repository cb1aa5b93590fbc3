import type { ComponentType, ReactNode } from 'react'
import { Finder } from '#features/search/ui/finder.tsx'
import { VisitorPlaceProvider } from '#features/search/ui/visitor-place.tsx'
import { Announce } from '#features/shop-window/ui/announce.tsx'
import type { PageFrame } from '#platform/pages/page-frame.ts'
import type { LayoutName } from '#platform/pages/page-row.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { Footer } from '#site/shell/footer.tsx'
import { SmallFooter } from '#site/shell/footer-bottom.tsx'
import { Header } from '#site/shell/header.tsx'
import { PlainHeader } from '#site/shell/plain-header.tsx'
import { PlayStrip } from '#site/shell/play-strip.tsx'

type LayoutProps = { frame: PageFrame; children: ReactNode }

const between =
  (header: (frame: PageFrame) => ReactNode, Foot: typeof Footer) =>
  ({ frame, children }: LayoutProps) => (
    <>
      {header(frame)}
      <main id="content">{children}</main>
      <Foot frame={frame} />
    </>
  )

/** Spec 2.7: the nine layouts. */
const layouts: Record<LayoutName, ComponentType<LayoutProps>> = {
  /** Nothing but the page. */
  blank: ({ children }) => <main id="content">{children}</main>,
  /** Buying: no way to stray but the logo, help at the foot. */
  checkout: between((frame) => <PlainHeader frame={frame} hasHelp />, SmallFooter),
  default: Default,
  /** The header shows the way home and nothing else. */
  'default-empty-header': between((frame) => <PlainHeader frame={frame} />, Footer),
  /** Default without the search bar. */
  'default-no-finder': between((frame) => <Header frame={frame} hasLine />, Footer),
  home: Home,
  'simple-checkout': SimpleCheckout,
  /** Spa pages in simple-spas mode: the spa alone, without the marketplace around it. */
  'simple-spa': between((frame) => <PlainHeader frame={frame} />, SmallFooter),
  /** After buying: calm above, the whole site below to stroll on. */
  thanks: between((frame) => <PlainHeader frame={frame} hasHelp />, Footer),
}

export function Frame({ layout, frame, children }: LayoutProps & { layout: LayoutName }) {
  const { t } = useTranslation()
  const Layout = layouts[layout]
  return (
    <VisitorPlaceProvider frame={frame}>
      <a className="skip" href="#content">
        {t('shell.skipToContent')}
      </a>
      {frame.tellsPlayPayments && <PlayStrip />}
      <Layout frame={frame}>{children}</Layout>
    </VisitorPlaceProvider>
  )
}

function Default({ frame, children }: LayoutProps) {
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

/** The finder stands in the page's own hero. */
function Home({ frame, children }: LayoutProps) {
  return (
    <>
      <Announce frame={frame} />
      <Header frame={frame} />
      <main id="content">{children}</main>
      <Footer frame={frame} />
    </>
  )
}

/** Buying inside a spa's own website (simple-spas mode): its frame, no header of ours. */
function SimpleCheckout({ frame, children }: LayoutProps) {
  return (
    <>
      <main id="content">{children}</main>
      <SmallFooter frame={frame} />
    </>
  )
}
