import type { VoucherAction } from '#features/vouchers/rules/voucher-actions.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { PageKey } from '#platform/pages/page-row.ts'
import { pathOf } from '#platform/pages/paths.ts'
import type { IconName } from '#platform/ui/icon-paths.ts'

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
