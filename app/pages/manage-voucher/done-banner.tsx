import { useTranslation } from '#app/i18n.tsx'
import { AnswerBanner } from '#app/ui/answer-banner.tsx'
import type { VoucherView } from '#server/vouchers/describe-voucher.ts'

/** What a page of an action leads back with; convert and exchange tell their end themselves. */
const dones = ['activate', 'edit', 'extend', 'cancel', 'match'] as const
export type Done = (typeof dones)[number]

export const doneIn = (parameters: URLSearchParams): Done | null =>
  dones.find((done) => done === parameters.get('done')) ?? null

export function DoneBanner({ done, voucher }: { done: Done; voucher: VoucherView }) {
  const { t } = useTranslation()
  const isPending = done === 'edit' && voucher.pendingEmail !== null
  return (
    <AnswerBanner answer={voucher} kind="ok" title={t(`vouchers.done.${done}.title`)}>
      {isPending ? undefined : t(`vouchers.done.${done}.text`, { day: voucher.validUntil })}
    </AnswerBanner>
  )
}
