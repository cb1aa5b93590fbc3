import type { VoucherAction } from '#features/vouchers/rules/voucher-actions.ts'
import type { Translate } from '#platform/i18n/translate.ts'

/** `value` is null for who was given the voucher: what it cost is between its buyer and us. */
type Shown = { value: string | null }

export function actionName(action: VoucherAction, { value }: Shown, t: Translate): string {
  return action === 'cancel' && value === null
    ? t('vouchers.actions.cancel.nameGift')
    : t(`vouchers.actions.${action}.name`)
}

export function actionNote(action: VoucherAction, { value, day }: Shown & { day: string }, t: Translate): string {
  if (value === null && action === 'convert') return t('vouchers.actions.convert.noteGift')
  if (value === null && action === 'exchange') return t('vouchers.actions.exchange.noteGift')
  return t(`vouchers.actions.${action}.note`, { value: value ?? '', day })
}
