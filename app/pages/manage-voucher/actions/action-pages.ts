import type { IconName } from '#app/ui/icon-paths.ts'
import type { Language } from '#domain/site/languages.ts'
import type { VoucherAction } from '#domain/vouchers/voucher-actions.ts'
import { type PageKey, pathOf } from '#i18n/paths.ts'

/** Every action has an address of its own, which opens over the voucher. */
const actionPages: Record<VoucherAction, PageKey> = {
  activate: 'voucherActivate',
  edit: 'voucherEdit',
  redeem: 'voucherRedeem',
  cancel: 'voucherCancel',
  convert: 'voucherConvert',
  extend: 'voucherExtend',
  exchange: 'voucherExchange',
}

export const actionIcons: Record<VoucherAction, IconName> = {
  activate: 'ticket-check',
  edit: 'user-pen',
  redeem: 'calendar-check',
  cancel: 'undo',
  convert: 'exchange',
  extend: 'calendar-plus',
  exchange: 'exchange',
}

export const actionPath = (action: VoucherAction, language: Language) => pathOf(actionPages[action], language)
