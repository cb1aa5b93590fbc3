import { choices } from '#platform/forms/field-lengths.ts'
import '#features/checkout/ui/purchase.css'
import { data, Form, redirectDocument, useNavigation } from 'react-router'
import { purchaseHref } from '#features/checkout/server/purchases/core/purchase-href.ts'
import { purchasePage } from '#features/checkout/server/purchases/steps/purchase-page.ts'
import { LinkOver, NotLocated } from '#features/checkout/ui/ended/not-located.tsx'
import { formNotLocated, missingWords, openPurchaseByLink } from '#features/checkout/ui/open-purchase-by-link.ts'
import { RefusedBanner, type WriteRefused } from '#features/checkout/ui/refused-banner.tsx'
import { revalidateOnClientError } from '#features/checkout/ui/revalidate-on-client-error.ts'
import { cancelStay } from '#features/getaways/server/purchase/cancelling/cancel-stay.ts'
import {
  type CancellingView,
  describeCancelling,
} from '#features/getaways/server/purchase/cancelling/describe-cancelling.ts'
import { guardWrite } from '#platform/server/http/guards/guard-write.ts'
import { readForm } from '#platform/server/http/guards/read-form.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { Banner } from '#platform/ui/banner.tsx'
import { Button, ButtonLink } from '#platform/ui/button.tsx'
import { Panel } from '#platform/ui/cards/panel.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { Sentences } from '#platform/ui/sentences.tsx'
import { pageMeta } from '#platform/ui/seo/page-meta.ts'
import type { Route } from './+types/cancel'

/** What comes back if the stay is cancelled now, shown before anything is done. */
export async function loader(args: Route.LoaderArgs) {
  const { page, isOver, init } = await openPurchaseByLink(args)
  const view = page && (await describeCancelling(page))
  if (!page || !view)
    return data({ view: null, isOver, words: missingWords(args.url, 'sale', isOver) }, init ?? { status: 404 })
  const { t } = i18nFor(page.reader.language)
  return data({ view, isOver, words: { title: t('purchases.stay.cancelling.title'), isPrivate: true } }, init)
}

type Answer = { changed: true } | { refused: WriteRefused }

export async function action(args: Route.ActionArgs) {
  const page = await purchasePage(args)
  if (!page) return formNotLocated()
  const { services, purchase } = page
  const { values, isHoneypotFilled } = await readForm(args.request, choices('seen'))
  if (isHoneypotFilled) return data<Answer>({ changed: true })
  const shownTotal = /^\d{1,9}$/.test(values.seen) ? Number(values.seen) : Number.NaN
  const written = await guardWrite(args.context, 'purchase', () => cancelStay(services, purchase, shownTotal))
  if (!written.ok) return data<Answer>({ refused: written }, written.init)
  // Why it can't be cancelled, the page says; what has changed, it shows.
  if (!written.value.ok) return data<Answer>({ changed: true }, { status: 409 })
  throw redirectDocument(purchaseHref(purchase, 'confirmation'), 303)
}

export const shouldRevalidate = revalidateOnClientError

export const headers: Route.HeadersFunction = ({ actionHeaders, loaderHeaders }) =>
  actionHeaders && [...actionHeaders].length > 0 ? actionHeaders : loaderHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches }) => pageMeta(matches, loaderData?.words ?? {})

export default function CancelStayPage({ loaderData: { view, isOver }, actionData }: Route.ComponentProps) {
  if (isOver) return <LinkOver />
  return view ? <CancelStay view={view} answer={actionData ?? undefined} /> : <NotLocated what="sale" />
}

function CancelStay({ view, answer }: { view: CancellingView; answer?: Answer }) {
  const { t } = useTranslation()
  const isSending = useNavigation().formMethod === 'POST'
  const words = 'purchases.stay.cancelling'
  const isChanged = answer && 'changed' in answer && !view.why
  return (
    <div className="wrap checkout cancel-stay">
      <Panel raised>
        <h1>{t(`${words}.title`)}</h1>
        <p>
          <b>{view.name}</b>
          <br />
          <span className="soft">
            {view.where}. {view.days}
          </span>
        </p>
        {isChanged && <Banner kind="warn">{t(`${words}.changed`)}</Banner>}
        {answer && 'refused' in answer && <RefusedBanner refused={answer.refused} />}
        {view.why ? (
          <>
            <Banner>{view.why}</Banner>
            <ButtonLink href={view.backHref} variant="secondary">
              {t(`${words}.back`)}
            </ButtonLink>
          </>
        ) : (
          <Form method="post" className="stack-lg">
            <p>
              <Sentences>{view.terms}</Sentences>
            </p>
            <div>
              <dl className="lines grid gap-10">
                {view.lines.map(({ label, amount }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{amount}</dd>
                  </div>
                ))}
              </dl>
              <div className="total">
                <b>{t(`${words}.total`)}</b>
                <b>{view.total}</b>
              </div>
            </div>
            <p className="small muted">{view.isNothing ? t(`${words}.nothing`) : t(`${words}.note`)}</p>
            <input type="hidden" name="seen" value={view.seen} />
            <div className="pay-row ends mt-24 apart">
              <ButtonLink href={view.backHref} variant="secondary">
                {t(`${words}.keep`)}
              </ButtonLink>
              <Button type="submit" variant="danger" busy={isSending}>
                {t(view.isNothing ? `${words}.confirmNothing` : `${words}.confirm`)}
              </Button>
            </div>
          </Form>
        )}
      </Panel>
    </div>
  )
}
