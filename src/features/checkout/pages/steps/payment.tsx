import '#features/checkout/ui/purchase.css'
import { useEffect } from 'react'
import { redirect, redirectDocument } from 'react-router'
import { openAttemptOf } from '#features/checkout/server/payments/attempts/attempt-row.ts'
import { pageAfterAbandon } from '#features/checkout/server/payments/attempts/next-page.ts'
import { describePaymentStep } from '#features/checkout/server/purchases/steps/describe-payment-step.ts'
import { purchasePage, redirectForStep } from '#features/checkout/server/purchases/steps/purchase-page.ts'
import { NotLocated } from '#features/checkout/ui/ended/not-located.tsx'
import { formNotLocated, notLocated } from '#features/checkout/ui/open-purchase-by-link.ts'
import { revalidateOnClientError } from '#features/checkout/ui/revalidate-on-client-error.ts'
import { Step } from '#features/checkout/ui/step.tsx'
import { i18nFor } from '#platform/server/i18n.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { pageMeta } from '#platform/ui/seo/page-meta.ts'
import { forgetDraft } from '../buyer/use-kept-draft.ts'
import { actOnPayment } from '../payment/act-on-payment.ts'
import { PaymentStep } from '../payment/payment-step.tsx'
import type { Route } from './+types/payment'

export async function loader(args: Route.LoaderArgs) {
  const page = await purchasePage(args)
  if (!page) return notLocated(args.url)
  const elsewhere = redirectForStep(page.purchase, 'payment')
  if (elsewhere) throw redirectDocument(elsewhere)
  const open = page.purchase.state === 'paying' ? await openAttemptOf(page.services.db, page.purchase.uuid) : null
  // What its provider has and only needs to confirm can be neither continued nor left.
  if (open?.requiredAction?.kind === 'confirmation') throw redirect(pageAfterAbandon(page.purchase, 'on-its-way'))
  const { t } = i18nFor(page.reader.language)
  const step = await describePaymentStep(page, { open, instead: args.url.searchParams.get('instead') })
  return { step, words: { title: t('purchases.payment.heading'), isPrivate: true } }
}

export async function action(args: Route.ActionArgs) {
  const page = await purchasePage(args)
  if (!page) return formNotLocated()
  return actOnPayment(page, args)
}

export const shouldRevalidate = revalidateOnClientError

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.words ?? {})

export default function PaymentPage({ loaderData: { step }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  useEffect(() => {
    if (step) forgetDraft(step.purchase)
  }, [step])
  if (!step) return <NotLocated what="sale" />
  return (
    <Step
      current="payment"
      title={t('purchases.payment.heading')}
      summary={step.summary}
      hold={step.hold}
      canChange={!step.underWay}
    >
      <PaymentStep step={step} answer={actionData ?? undefined} />
    </Step>
  )
}
