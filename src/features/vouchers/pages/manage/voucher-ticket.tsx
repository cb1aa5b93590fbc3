import type { VoucherState } from '#features/vouchers/rules/voucher.ts'
import type { HeldVoucherView } from '#features/vouchers/server/describe-voucher.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Badge, type BadgeKind } from '#platform/ui/cards/badge.tsx'
import { Ticket } from '#platform/ui/cards/ticket.tsx'
import { EmailAddress } from '#platform/ui/email-address.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import type { IconName } from '#platform/ui/icon-paths.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import { actionIcons, actionName, actionPath } from './actions/action-choice.tsx'

export function VoucherTicket({ voucher }: { voucher: HeldVoucherView }) {
  const { t } = useTranslation()
  const { language } = useFrame()
  const { state, beneficiary, buyer } = voucher
  const main = voucher.actions[0]?.action
  return (
    <Ticket
      photo={voucher.photo}
      badges={
        <>
          <Badge {...badges[state]}>{t(`vouchers.states.${state}`)}</Badge>
          {voucher.isGift && (
            <Badge kind="sage" icon="gift">
              {t('vouchers.page.gift')}
            </Badge>
          )}
        </>
      }
      title={voucher.service}
      place={voucher.place}
      particulars={[
        { term: t('vouchers.page.reference'), value: voucher.reference, isReference: true },
        { term: t('vouchers.page.validUntil'), value: voucher.validUntil, detail: timeLeft() },
        {
          term: t('vouchers.page.beneficiary'),
          value: beneficiary.name,
          detail: <EmailAddress>{beneficiary.email}</EmailAddress>,
        },
        ...(voucher.value ? [{ term: t('vouchers.page.value'), value: voucher.value }] : []),
        {
          term: t('vouchers.page.buyer'),
          value: buyer.name,
          detail: buyer.email && <EmailAddress>{buyer.email}</EmailAddress>,
        },
        ...(voucher.paidWith ? [{ term: t('vouchers.page.paidWith'), value: voucher.paidWith }] : []),
      ]}
    >
      {(main || voucher.hasPdf) && (
        <>
          {main && (
            <ButtonLink icon={actionIcons[main]} href={actionPath(main, language)} preventScrollReset>
              {actionName(main, voucher, t)}
            </ButtonLink>
          )}
          {voucher.hasPdf && (
            <a className={`btn ${main ? 'btn-ghost' : 'btn-secondary'}`} href={pathOf('voucherPdf', language)}>
              <Icon name="download" />
              {t('vouchers.page.download')}
            </a>
          )}
        </>
      )}
    </Ticket>
  )

  function timeLeft() {
    const { daysLeft } = voucher
    if (state === 'redeemed' || state === 'cancelled') return undefined
    if (daysLeft < 0) return t('vouchers.page.ago', { count: -daysLeft })
    return daysLeft === 0 ? t('vouchers.page.lastDay') : t('vouchers.page.left', { count: daysLeft })
  }
}

const badges: Record<VoucherState, { kind: BadgeKind; icon: IconName }> = {
  issued: { kind: 'warn', icon: 'hourglass' },
  activated: { kind: 'teal', icon: 'check' },
  redeemed: { kind: 'sage', icon: 'sparkles' },
  expired: { kind: 'terra', icon: 'calendar-x' },
  cancelled: { kind: 'mute', icon: 'ban' },
}
