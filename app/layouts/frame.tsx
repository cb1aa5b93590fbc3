import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { useVisitorMemory, VisitorPlaceContext } from '#app/shell/use-visitor-place.ts'
import type { LayoutName } from '#i18n/paths.ts'
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
  const visitorPlace = useVisitorMemory(frame)
  const Layout = layouts[layout]
  return (
    <VisitorPlaceContext value={visitorPlace}>
      <a className="skip" href="#content">
        {t('shell.skipToContent')}
      </a>
      <Layout frame={frame}>{children}</Layout>
    </VisitorPlaceContext>
  )
}
