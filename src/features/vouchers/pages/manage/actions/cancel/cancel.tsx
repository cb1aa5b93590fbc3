import { ActionModal, KeepLink } from '#features/vouchers/pages/manage/actions/action-modal.tsx'
import { type CancelProblems, cancellationForm } from '#features/vouchers/rules/cancellation.ts'
import { cancelVoucher } from '#features/vouchers/server/actions/cancel-voucher.ts'
import { type ActionView, describeAction } from '#features/vouchers/server/actions/describe-action.ts'
import type { Acted } from '#features/vouchers/server/actions/perform-voucher-action.ts'
import { requestPriceMatch } from '#features/vouchers/server/actions/request-price-match.ts'
import { choices } from '#platform/forms/field-lengths.ts'
import { readForm } from '#platform/server/http/guards/read-form.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { ModalActions } from '#platform/ui/overlays/modal-actions.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import { ActionChoice, actionPath } from '../action-choice.tsx'
import { openVoucher, toVoucher, writeAction } from '../open-action.ts'
import type { Route } from './+types/cancel'
import { CancelForm } from './cancel-form.tsx'

export { actionHeaders as headers, privateMeta as meta } from '#platform/ui/seo/private-page.ts'

export async function loader(args: Route.LoaderArgs) {
  const page = await openVoucher(args)
  const { t } = i18nFor(page.reader.language)
  const isExpired = page.facts.expiresOn < page.today
  return {
    view: await describeAction(page, 'cancel'),
    today: page.today,
    isExpired,
    asksWhy: args.url.searchParams.get('step') === whyStep,
    title: t('vouchers.cancel.title'),
  }
}

export async function action(args: Route.ActionArgs) {
  const { values } = await readForm(args.request, { ...cancellationForm.lengths, ...choices('intent') })
  const asksMatch = values.intent === 'match'
  const written = await writeAction(
    args,
    values,
    (services, voucher): Promise<Acted<null, CancelProblems>> =>
      asksMatch ? requestPriceMatch(services, voucher, values.website) : cancelVoucher(services, voucher, values),
  )
  if (!written.ok) return written.answer
  throw toVoucher(args, asksMatch ? 'match' : 'cancel')
}

/** Spec 4: first what else there is, which weighs as much; who wants the refund is asked why after that. */
export default function CancelVoucher({ loaderData, actionData }: Route.ComponentProps) {
  const { view, today, title, isExpired, asksWhy } = loaderData
  return (
    <ActionModal title={title} view={view}>
      {asksWhy || actionData ? (
        <CancelForm view={view} today={today} answer={actionData} />
      ) : (
        <CancelChoices view={view} isExpired={isExpired} />
      )}
    </ActionModal>
  )
}

const whyStep = 'why'

type Props = { view: ActionView; isExpired: boolean }

/** Before a voucher is cancelled: it can be exchanged, or given back. */
function CancelChoices({ view, isExpired }: Props) {
  const { t } = useTranslation()
  const { language } = useFrame()
  const { value, buyer, lastRefundDay: day } = view
  const isGiven = value === null
  return (
    <div className="stack">
      <p className="soft cancel-lead mb-20">
        {isGiven ? t('vouchers.cancel.leadGift', { day, buyer }) : t('vouchers.cancel.lead', { day })}
      </p>
      <ActionChoice
        className="choice grid"
        action={isExpired ? 'exchange' : 'convert'}
        name={t(isExpired ? 'vouchers.cancel.alternativeExpired' : 'vouchers.cancel.alternative')}
        note={isGiven ? t('vouchers.cancel.alternativeNoteGift') : t('vouchers.cancel.alternativeNote', { value })}
      />
      <ActionChoice
        className="choice grid"
        action="cancel"
        href={`${actionPath('cancel', language)}?step=${whyStep}`}
        name={t(isGiven ? 'vouchers.cancel.wantRefundGift' : 'vouchers.cancel.wantRefund')}
        note={isGiven ? t('vouchers.cancel.refundNoteGift', { buyer }) : t('vouchers.cancel.refundNote')}
      />
      <ModalActions>
        <KeepLink>{t('vouchers.cancel.keep')}</KeepLink>
      </ModalActions>
    </div>
  )
}
