import { type ReactNode, useContext } from 'react'
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  redirect,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteLoaderData,
} from 'react-router'
import { ConsentGate } from '#app/consent/consent-gate.tsx'
import { useWordsAt } from '#app/i18n.tsx'
import { Frame } from '#app/layouts/frame.tsx'
import { layoutOf } from '#app/layouts/layout-of.ts'
import { ErrorPage } from '#app/pages/errors/error-page.tsx'
import { UnavailablePage } from '#app/pages/errors/unavailable-page.tsx'
import { LanguageLinks } from '#app/seo/language-links.tsx'
import { ConnectionBanner } from '#app/shell/connection/connection-banner.tsx'
import { keepPage } from '#app/shell/connection/keep-page.ts'
import { NonceContext } from '#app/shell/nonce.ts'
import { NotificationsProvider } from '#app/shell/notifications.tsx'
import { SlowSteps } from '#app/shell/slow-steps.ts'
import { SupportContext } from '#app/shell/support.ts'
import { newPageAtBorder } from '#app/tracking/new-page-at-border.ts'
import { utbRedirect } from '#domain/site/bookings-return.ts'
import { languageOf } from '#domain/site/languages.ts'
import { isBookingFrame } from '#i18n/booking-paths.ts'
import { pathOf } from '#i18n/paths.ts'
import { servicesContext } from '#server/http/context.ts'
import { describePage } from '#server/site/describe-page.ts'
import type { Route } from './+types/root'
import styles from './styles/app.css?url'
import figtree from './styles/fonts/figtree.woff2?url'
import newsreader from './styles/fonts/newsreader.woff2?url'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: styles },
  { rel: 'preload', href: figtree, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'preload', href: newsreader, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
]

export function loader({ url, context }: Route.LoaderArgs) {
  const confirmation = pathOf('bookingConfirmation', languageOf(url.pathname))
  const away = utbRedirect(url.pathname, url.searchParams, confirmation)
  if (away) throw redirect(away)
  return describePage(context.get(servicesContext), url)
}

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
        {!isBookingFrame(pathname) && <ScrollRestoration nonce={nonce} />}
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
      <ConsentGate />
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
      <ConsentGate />
      <Frame layout="default-empty-header" frame={frame}>
        {page}
      </Frame>
    </NotificationsProvider>
  )
}
