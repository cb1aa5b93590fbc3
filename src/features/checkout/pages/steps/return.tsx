import '#features/checkout/ui/purchase.css'
import { data, redirect } from 'react-router'
import { z } from 'zod'
import { type AbandonResult, abandonPayment } from '#features/checkout/server/payments/attempts/abandon-payment.ts'
import { lastAttemptOf, noteReturn, openAttemptOf } from '#features/checkout/server/payments/attempts/attempt-row.ts'
import { insteadQuery, pageAfterAbandon } from '#features/checkout/server/payments/attempts/next-page.ts'
import { resumePayment } from '#features/checkout/server/payments/attempts/resume-payment.ts'
import { continuePayment } from '#features/checkout/server/payments/reconciliation/reconcile-payments.ts'
import { kindOf } from '#features/checkout/server/purchases/core/kind-of.ts'
import { purchaseHref } from '#features/checkout/server/purchases/core/purchase-href.ts'
import { describeSummary } from '#features/checkout/server/purchases/steps/describe-summary.ts'
import { type PurchasePage, purchasePage } from '#features/checkout/server/purchases/steps/purchase-page.ts'
import { NotLocated } from '#features/checkout/ui/ended/not-located.tsx'
import { formNotLocated, notLocated } from '#features/checkout/ui/open-purchase-by-link.ts'
import { redirectToNextStep } from '#features/checkout/ui/redirect-to-next-step.ts'
import { revalidateOnClientError } from '#features/checkout/ui/revalidate-on-client-error.ts'
import { Step } from '#features/checkout/ui/step.tsx'
import { choices } from '#platform/forms/field-lengths.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { guardWrite } from '#platform/server/http/guards/guard-write.ts'
import { readForm } from '#platform/server/http/guards/read-form.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { Banner } from '#platform/ui/banner.tsx'
import { ButtonLink } from '#platform/ui/button.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { pageMeta } from '#platform/ui/seo/page-meta.ts'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import type { Route } from './+types/return'

/**
 * Where a buyer comes back to from a provider's own pages: it asks, and leads on. It has something to show only to who
 * wanted to leave a payment that can't be left now.
 */
export async function loader(args: Route.LoaderArgs) {
  const page = await purchasePage(args)
  if (!page) return notLocated(args.url)
  const still = args.url.searchParams.get('still')
  const step = still && (await describePendingPayment(page, still))
  const { t } = i18nFor(page.reader.language)
  if (step) return { step, words: { title: t('purchases.payment.heading'), isPrivate: true } }
  if (!still) await takeBack(page, args.request)
  throw await redirectToNextStep(page)
}

/** Coming back may take the money. A browser that only looks ahead has not come back. */
async function takeBack({ services, purchase }: PurchasePage, { headers }: Request) {
  if (/prefetch|prerender/.test(headers.get('sec-purpose') ?? headers.get('purpose') ?? '')) {
    throw data(null, { status: 503 })
  }
  const attempt = await lastAttemptOf(services.db, purchase.uuid)
  if (attempt?.state !== 'open') return
  await noteReturn(services, attempt)
  const { ownPages = [] } = services.payments.named(attempt.provider)?.capabilities ?? {}
  if (ownPages.includes(attempt.method)) await resumePayment(services, attempt.order, { kind: 'return' })
}

/** From our own pages: to go on with a payment that was begun, or to leave it. */
export async function action(args: Route.ActionArgs) {
  const page = await purchasePage(args)
  if (!page) return formNotLocated()
  const { services, purchase } = page
  const { values } = await readForm(args.request, choices('intent', 'instead'))
  const written = await guardWrite(args.context, 'payment', async () => {
    if (values.intent === 'abandon') return abandonPayment(services, purchase.uuid)
    if (values.intent === 'resume') await continuePayment(services, purchase.uuid)
    return null
  })
  // Without the database nobody knows how it went. Who asks too often waits before leaving, and goes on with what is known.
  if (!written.ok && written.error === 'not-saved') throw data(null, written.init)
  const leaving = written.ok ? written.value : values.intent === 'abandon' ? 'busy' : null
  if (!leaving) throw await redirectToNextStep(page, { isAgain: values.intent === 'resume' })
  throw redirect(pageAfterAbandon(purchase, leaving) + (leaving === 'left' ? insteadQuery(values.instead) : ''), 303)
}

export const shouldRevalidate = revalidateOnClientError

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.words ?? {})

export default function Return({ loaderData: { step } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { language } = useFrame()
  if (!step) return <NotLocated what="sale" />
  const { why, copyKey, method, email, summary, seeHref } = step
  return (
    <Step current="payment" title={t('purchases.payment.heading')} summary={summary}>
      <div className="stack-lg">
        <Banner kind="warn" title={t(`purchases.payment.under.${why}.title`)}>
          {why === 'on-its-way'
            ? t(`purchases.words.${copyKey}.onItsWay`, { method, email })
            : t('purchases.payment.under.busy.text')}
        </Banner>
        <div className="pay-row ends mt-24 apart">
          <ButtonLink href={pathOf('contact', language)} variant="ghost">
            {t('purchases.confirmation.contact')}
          </ButtonLink>
          <ButtonLink href={seeHref}>{t('purchases.payment.under.see')}</ButtonLink>
        </div>
      </div>
    </Step>
  )
}

const shape = z.enum(['on-its-way', 'busy'] as const satisfies Exclude<AbandonResult, 'left'>[])

/** Why a payment can't be abandoned now, as the page's address says; null if it has ended meanwhile. */
async function describePendingPayment({ services, reader, purchase }: PurchasePage, reason: string) {
  const parsed = shape.safeParse(reason)
  const attempt = parsed.success ? await openAttemptOf(services.db, purchase.uuid) : null
  if (!parsed.success || !attempt) return null
  const { t } = i18nFor(reader.language)
  return {
    why: parsed.data,
    copyKey: kindOf(services, purchase.kind).copyKey,
    method: t(`purchases.payment.methods.${attempt.method}`),
    email: purchase.buyer?.email ?? '',
    summary: describeSummary(services, reader, purchase),
    seeHref: purchaseHref(purchase, 'confirmation'),
  }
}
