import { useTranslation } from '#app/i18n.tsx'
import { pageMeta } from '#app/seo/page-meta.ts'
import { languageOf } from '#domain/site/languages.ts'
import { beneficiaryFields } from '#domain/vouchers/beneficiary.ts'
import { readForm } from '#server/http/guards/read-form.ts'
import { i18nFor } from '#server/i18n.ts'
import { activateVoucher } from '#server/vouchers/actions/activate-voucher.ts'
import { followGift } from '../../follow-gift.ts'
import { ActionModal } from '../action-modal.tsx'
import { openAction, toVoucher } from '../open-action.ts'
import { writeAction } from '../write-action.ts'
import type { Route } from './+types/activate'
import { BeneficiaryForm } from './beneficiary-form.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { t } = i18nFor(languageOf(args.url.pathname))
  return { view: await openAction(args, 'activate'), title: t('vouchers.beneficiary.activateTitle') }
}

export async function action(args: Route.ActionArgs) {
  const { values } = await readForm(args.request, beneficiaryFields)
  const written = await writeAction(args, values, (services, voucher) => activateVoucher(services, voucher, values))
  if (!written.ok) return written.answer
  throw toVoucher(args, 'activate', followGift(args, written.value.movedTo))
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  pageMeta(matches, { title: loaderData?.title, isPrivate: true })

export default function ActivateVoucher({ loaderData: { view, title }, actionData }: Route.ComponentProps) {
  const { t } = useTranslation()
  return (
    <ActionModal title={title} view={view}>
      <BeneficiaryForm
        beneficiary={view}
        answer={actionData}
        text={t('vouchers.beneficiary.activateText')}
        send={t('vouchers.beneficiary.activate')}
      />
    </ActionModal>
  )
}
