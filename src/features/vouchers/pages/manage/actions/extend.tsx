import { Form, useNavigation } from 'react-router'
import { describeAction } from '#features/vouchers/server/actions/describe-action.ts'
import { extendVoucher } from '#features/vouchers/server/actions/extend-voucher.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { Button } from '#platform/ui/button.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { ModalActions } from '#platform/ui/overlays/modal-actions.tsx'
import { WriteRefusedBanner } from '../write-refused.tsx'
import type { Route } from './+types/extend'
import { ActionModal, KeepLink } from './action-modal.tsx'
import { openVoucher, toVoucher, writeAction } from './open-action.ts'

export { actionHeaders as headers, privateMeta as meta } from '#platform/ui/seo/private-page.ts'

export async function loader(args: Route.LoaderArgs) {
  const page = await openVoucher(args)
  const { t } = i18nFor(page.reader.language)
  const isExpired = page.facts.expiresOn < page.today
  return { view: await describeAction(page, 'extend'), isExpired, title: t('vouchers.extend.title') }
}

export async function action(args: Route.ActionArgs) {
  const written = await writeAction(args, null, extendVoucher)
  if (!written.ok) return written.answer
  throw toVoucher(args, 'extend')
}

export default function ExtendVoucher({ loaderData, actionData }: Route.ComponentProps) {
  const { view, isExpired, title } = loaderData
  const { t } = useTranslation()
  const isSending = useNavigation().formMethod === 'POST'
  return (
    <ActionModal title={title} view={view}>
      <Form method="post" replace className="stack action-body">
        {actionData?.refused && <WriteRefusedBanner refused={actionData.refused} />}
        <p className="soft">
          {t(isExpired ? 'vouchers.extend.textExpired' : 'vouchers.extend.text', { before: view.validUntil })}
        </p>
        <p className="action-figure serif">{t('vouchers.extend.until', { day: view.until })}</p>
        <ModalActions>
          <KeepLink>{t('vouchers.extend.keep')}</KeepLink>
          <Button type="submit" busy={isSending}>
            {t('vouchers.extend.confirm')}
          </Button>
        </ModalActions>
      </Form>
    </ActionModal>
  )
}
