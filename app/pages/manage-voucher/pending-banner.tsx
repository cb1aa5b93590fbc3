import { useTranslation } from '#app/i18n.tsx'
import { AnswerBanner } from '#app/ui/answer-banner.tsx'
import { Banner } from '#app/ui/banner.tsx'
import type { VoucherView } from '#server/vouchers/describe-voucher.ts'

type Props = { voucher: VoucherView; isAnswer: boolean }

/** Another address waits until both have agreed: said when it has just been asked for, and at every look until then. */
export function PendingBanner({ voucher, isAnswer }: Props) {
  const { t } = useTranslation()
  const { pendingEmail: email } = voucher
  if (!email) return null
  const said = {
    icon: 'mail-check',
    title: t('vouchers.page.pendingTitle'),
    children: t('vouchers.page.pending', { email }),
  } as const
  return isAnswer ? <AnswerBanner answer={voucher} {...said} /> : <Banner {...said} />
}
