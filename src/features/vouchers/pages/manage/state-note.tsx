import type { ReactNode } from 'react'
import type { HeldVoucherView } from '#features/vouchers/server/describe-voucher.ts'
import { Anchor } from '#platform/ui/anchor.tsx'
import { Banner } from '#platform/ui/banner.tsx'
import type { IconName } from '#platform/ui/icon-paths.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'

/** What the state of a voucher means for its holder; one that is activated speaks for itself. */
export function StateNote({ voucher }: { voucher: HeldVoucherView }) {
  const { t } = useTranslation()
  const { site } = useFrame()
  const { undelivered, state, value, reference } = voucher
  if (voucher.isPlayMoney) return note('ban', t('vouchers.notes.playTitle'), t('vouchers.notes.play'), 'warn')
  if (voucher.ended) return <Ended ended={voucher.ended} />
  if (voucher.isOnHold) {
    const text = t('vouchers.notes.onHold', { email: site.supportEmail, reference })
    return note('hourglass', t('vouchers.notes.onHoldTitle'), text, 'warn')
  }
  if (undelivered && (state === 'issued' || state === 'activated')) {
    // Who reads this is whoever gives it.
    const { name, day } = undelivered
    const text = day ? t('vouchers.notes.undelivered', { name, day }) : t('vouchers.notes.undeliveredLate', { name })
    return note('gift', t('vouchers.notes.undeliveredTitle'), text)
  }
  switch (state) {
    case 'issued':
      return note('hourglass', t('vouchers.notes.issuedTitle'), t('vouchers.notes.issued'))
    case 'expired': {
      const text = value === null ? t('vouchers.notes.expiredGift') : t('vouchers.notes.expired', { value })
      return note('calendar-x', t('vouchers.notes.expiredTitle'), text, 'warn')
    }
    case 'cancelled':
      return note('ban', t('vouchers.notes.cancelledTitle'), t('vouchers.notes.cancelled'))
    default:
      return null
  }
}

const note = (icon: IconName, title: string, text: ReactNode, kind?: 'warn') => (
  <Banner kind={kind} icon={icon} title={title}>
    {text}
  </Banner>
)

function Ended({ ended }: { ended: NonNullable<HeldVoucherView['ended']> }) {
  const { t } = useTranslation()
  const { site } = useFrame()
  const { day } = ended
  switch (ended.kind) {
    case 'redeemed':
      return note(
        'sparkles',
        t('vouchers.notes.redeemedTitle'),
        <>
          <p>{t('vouchers.notes.redeemed', { day, spa: ended.spa })}</p>
          {ended.reviewHref && (
            <p>
              <Anchor className="link" href={ended.reviewHref}>
                {t('vouchers.notes.review')}
              </Anchor>
            </p>
          )}
        </>,
      )
    case 'refunded':
      return note(
        'undo',
        t('vouchers.notes.refundedTitle', { day }),
        <>
          <p>
            {ended.backTo ? t('vouchers.notes.refundedGift', { buyer: ended.backTo }) : t('vouchers.notes.refunded')}
          </p>
          {ended.parts.length > 0 && (
            <ul className="refund-parts">
              {ended.parts.map(({ to, amount, state }) => (
                <li key={to}>{t(`vouchers.notes.parts.${state}`, { to, amount, email: site.supportEmail })}</li>
              ))}
            </ul>
          )}
        </>,
      )
    case 'withdrawn':
      return note(
        'ban',
        t('vouchers.notes.cancelledTitle'),
        t('vouchers.notes.withdrawn', { day, email: site.supportEmail }),
      )
    case 'exchanged':
      return note(
        'exchange',
        t('vouchers.notes.exchangedTitle', { day }),
        <>
          <p>{t(`vouchers.notes.exchanged.${ended.exchange}`, { amount: ended.amount, email: ended.email })}</p>
          {ended.code && (
            <p>
              {t('vouchers.conversion.code')}: <b className="ref">{ended.code}</b>
            </p>
          )}
        </>,
      )
  }
}
