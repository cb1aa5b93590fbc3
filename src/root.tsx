import { type ReactNode, useContext } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  redirect,
  redirectDocument,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { utbRedirect } from '#features/bookings/rules/bookings-return.ts'
import { ConsentGate } from '#features/tracking/ui/consent/consent-gate.tsx'
import { newPageAtBorder } from '#features/tracking/ui/trackers/new-page-at-border.ts'
import { languageOf } from '#platform/i18n/languages.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { isFramedPath } from '#platform/pages/segments.ts'
import { servicesContext } from '#platform/server/http/context.ts'
import { ConnectionBanner } from '#platform/ui/connection/connection-banner.tsx'
import { useWordsAt } from '#platform/ui/loading/i18n.tsx'
import { LanguageLinks } from '#platform/ui/seo/language-links.tsx'
import { NonceContext } from '#platform/ui/shell/nonce.ts'
import { NotificationsProvider } from '#platform/ui/shell/notifications.tsx'
import { SupportContext } from '#platform/ui/shell/support.ts'
import figtree from '#platform/ui/styles/fonts/figtree.woff2?url'
import newsreader from '#platform/ui/styles/fonts/newsreader.woff2?url'
import { keepPage } from '#site/connection/keep-page.ts'
import { ErrorPage } from '#site/errors/error-page.tsx'
import { UnavailablePage } from '#site/errors/unavailable-page.tsx'
import { Frame } from '#site/layouts/frame.tsx'
import { layoutOf } from '#site/layouts/layout-of.ts'
import { describePage } from '#site/server/page/describe-page.ts'
import { liveAddress } from '#site/server/page/live-address.ts'
import { SlowSteps } from '#site/shell/slow-steps.ts'
import styles from '#site/styles.css?url'
import type { Route } from './+types/root'
import '#site/pages.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'preload', href: figtree, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: newsreader, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
]

export function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const confirmation = pathOf('bookingConfirmation', languageOf(url.pathname))
  const away = utbRedirect(url.pathname, url.searchParams, confirmation)
  if (away) throw redirect(away)
  // A browser that is at a purchase asks for the data of another page alone, and knows no address of another language.
  const live = liveAddress(services, url)
  if (live) throw redirectDocument(live)
  return describePage(services, url)
}

/** Its own file, for those who agree. */
const loadTrackers = () => import('#site/trackers.ts')

export const clientMiddleware = [newPageAtBorder, keepPage]

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext)
  const help = useContext(SupportContext)
  const { pathname } = useLocation()
  const frame = useRouteLoaderData<typeof loader>('root')
  return (
    <html lang={languageOf(pathname)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#fbf8f3" />
        <Meta />
        {frame && <LanguageLinks frame={frame} />}
        <Links />
      </head>
      <body data-page={frame?.pageName ?? frame?.pageType} data-support={help}>
        {children}
        {/* In a page of others it may not remember anything, and its script would fail. */}
        {!isFramedPath(pathname) && <ScrollRestoration nonce={nonce} />}
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function App({ loaderData }: Route.ComponentProps) {
  const routeId = useMatches().at(-1)?.id
  useWordsAt(useLocation().pathname)
  return (
    <NotificationsProvider>
      <ConsentGate loadTrackers={loadTrackers} />
      <Frame layout={layoutOf(routeId, loaderData.features)} frame={loaderData}>
        <Outlet />
      </Frame>
      <ConnectionBanner />
      <SlowSteps />
    </NotificationsProvider>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const frame = useRouteLoaderData<typeof loader>('root')
  const status = isRouteErrorResponse(error) ? error.status : 500
  const page = status === 503 ? <UnavailablePage frame={frame} /> : <ErrorPage status={status} frame={frame} />
  if (!frame) return page
  return (
    <NotificationsProvider>
      <ConsentGate loadTrackers={loadTrackers} />
      <Frame layout="default-empty-header" frame={frame}>
        {page}
      </Frame>
    </NotificationsProvider>
  )
}
