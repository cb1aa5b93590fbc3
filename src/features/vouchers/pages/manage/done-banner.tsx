import type { HeldVoucherView } from '#features/vouchers/server/describe-voucher.ts'
import { AnswerBanner } from '#platform/ui/answer-banner.tsx'
import { Banner } from '#platform/ui/banner.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'

/** What a page of an action leads back with; convert and exchange tell their end themselves. */
const dones = ['activate', 'edit', 'unchanged', 'extend', 'cancel', 'match', 'pending'] as const
export type Done = (typeof dones)[number]

export const doneIn = (parameters: URLSearchParams): Done | null =>
  dones.find((done) => done === parameters.get('done')) ?? null

export function DoneBanner({ done, voucher }: { done: Exclude<Done, 'pending'>; voucher: HeldVoucherView }) {
  const { t } = useTranslation()
  return (
    <AnswerBanner answer={voucher} kind={done === 'unchanged' ? 'info' : 'ok'} title={t(`vouchers.done.${done}.title`)}>
      {t(`vouchers.done.${done}.text`, { day: voucher.validUntil })}
    </AnswerBanner>
  )
}

type Props = { voucher: HeldVoucherView; isAnswer: boolean }

/** Another address waits until both have agreed: said when it has just been asked for, and at every look until then. */
export function PendingBanner({ voucher, isAnswer }: Props) {
  const { t } = useTranslation()
  const { pendingEmail: email } = voucher
  if (!email) return null
  const content = {
    icon: 'mail-check',
    title: t('vouchers.page.pendingTitle'),
    children: t('vouchers.page.pending', { email }),
  } as const
  return isAnswer ? <AnswerBanner answer={voucher} {...content} /> : <Banner {...content} />
}
