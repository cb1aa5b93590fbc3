import type { ComponentType } from 'react'
import { VisitorPlaceProvider } from '#features/search/ui/visitor-place.tsx'
import type { LayoutName } from '#platform/pages/page-row.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { PlayStrip } from '#site/shell/play-strip.tsx'
import { Blank } from './blank.tsx'
import { Checkout } from './checkout.tsx'
import { Default } from './default.tsx'
import { DefaultEmptyHeader } from './default-empty-header.tsx'
import { DefaultNoFinder } from './default-no-finder.tsx'
import { Home } from './home.tsx'
import type { LayoutProps } from './layout-props.ts'
import { SimpleCheckout } from './simple-checkout.tsx'
import { SimpleSpa } from './simple-spa.tsx'
import { Thanks } from './thanks.tsx'

/** Spec 2.7: the nine layouts. */
const layouts: Record<LayoutName, ComponentType<LayoutProps>> = {
  blank: Blank,
  checkout: Checkout,
  default: Default,
  'default-empty-header': DefaultEmptyHeader,
  'default-no-finder': DefaultNoFinder,
  home: Home,
  'simple-checkout': SimpleCheckout,
  'simple-spa': SimpleSpa,
  thanks: Thanks,
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
