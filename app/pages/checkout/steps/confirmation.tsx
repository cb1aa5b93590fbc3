import '#app/styles/pages/purchase.css'
import { data, redirectDocument } from 'react-router'
import { LinkOver } from '#app/pages/purchases/link-over.tsx'
import { NotLocated } from '#app/pages/purchases/not-located.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { servicesContext } from '#server/http/context.ts'
import { linkCookie } from '#server/http/cookies/purchase-link-cookie.ts'
import { i18nFor } from '#server/i18n.ts'
import { isLinkOver } from '#server/purchases/core/authorize-purchase.ts'
import { describeConfirmation } from '#server/purchases/steps/describe-confirmation.ts'
import { type PurchasePage, purchasePage } from '#server/purchases/steps/purchase-page.ts'
import { redirectForStep } from '#server/purchases/steps/redirect-for-step.ts'
import { Confirmation } from '../confirmation/confirmation.tsx'
import { MissingFile } from '../confirmation/missing-file.tsx'
import type { Route } from './+types/confirmation'

/** Spec 8: a sale that can't be located says so, with the way to support; it is the same for what is not yours. */
export async function loader(args: Route.LoaderArgs) {
  const page = await purchasePage(args)
  if (!page) {
    const key = args.url.searchParams.get('key')
    const isOver = await isLinkOver(args.context.get(servicesContext), args.params.uuid, key)
    return data(
      { view: null, isOver, isFileMissing: false, words: { isPrivate: true } },
      { status: isOver ? 410 : 404 },
    )
  }
  const headers = remember(page, args.url.searchParams.get('key'))
  const elsewhere = redirectForStep(page.purchase, 'confirmation')
  if (elsewhere) throw redirectDocument(elsewhere, { headers })
  const view = await describeConfirmation(page)
  const isFileMissing = args.url.searchParams.get('file') === 'missing'
  const { t } = i18nFor(page.reader.language)
  const words = { title: t('purchases.steps.confirmation'), isPrivate: true }
  return data({ view, isOver: false, isFileMissing, words }, { headers })
}

/** E-mails lead here: who came by their link may go on to the file and the other steps. */
function remember({ services }: PurchasePage, key: string | null): HeadersInit {
  const cookie = key && linkCookie(key, services.config.publicUrl.startsWith('https:'))
  return cookie ? { 'Set-Cookie': cookie } : {}
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.words ?? {})

export default function ConfirmationPage({ loaderData: { view, isOver, isFileMissing } }: Route.ComponentProps) {
  if (isOver) return <LinkOver />
  if (!view) return <NotLocated what="sale" />
  return (
    <>
      {isFileMissing && <MissingFile />}
      <Confirmation view={view} />
    </>
  )
}
