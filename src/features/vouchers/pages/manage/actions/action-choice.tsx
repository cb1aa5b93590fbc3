import type { ReactNode } from 'react'
import type { VoucherAction } from '#features/vouchers/rules/voucher-actions.ts'
import type { Language } from '#platform/i18n/languages.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import type { PageKey } from '#platform/pages/page-row.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { Anchor } from '#platform/ui/anchor.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import type { IconName } from '#platform/ui/icon-paths.ts'
import { useFrame } from '#platform/ui/shell/use-frame.ts'

/** `href`: for a step of the action that is not its first. */
type Props = { action: VoucherAction; href?: string; name: string; note?: ReactNode; className?: string }

/** An action to go to: in the list of the voucher's page, or in a modal as what can be done instead. */
export function ActionChoice({ action, href, name, note, className }: Props) {
  const { language } = useFrame()
  return (
    <Anchor className={className} href={href ?? actionPath(action, language)} preventScrollReset>
      <span className="tap disc">
        <Icon name={actionIcons[action]} />
      </span>
      <span>
        <b className="block">{name}</b>
        {note && <small>{note}</small>}
      </span>
      <Icon name="chevron-right" className="chev" />
    </Anchor>
  )
}

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
