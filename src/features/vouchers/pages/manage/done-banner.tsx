import type { VoucherView } from '#features/vouchers/server/describe-voucher.ts'
import { AnswerBanner } from '#platform/ui/answer-banner.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'

/** What a page of an action leads back with; convert and exchange tell their end themselves. */
const dones = ['activate', 'edit', 'unchanged', 'extend', 'cancel', 'match', 'pending'] as const
export type Done = (typeof dones)[number]

export const doneIn = (parameters: URLSearchParams): Done | null =>
  dones.find((done) => done === parameters.get('done')) ?? null

export function DoneBanner({ done, voucher }: { done: Exclude<Done, 'pending'>; voucher: VoucherView }) {
  const { t } = useTranslation()
  return (
    <AnswerBanner answer={voucher} kind={done === 'unchanged' ? 'info' : 'ok'} title={t(`vouchers.done.${done}.title`)}>
      {t(`vouchers.done.${done}.text`, { day: voucher.validUntil })}
    </AnswerBanner>
  )
}
