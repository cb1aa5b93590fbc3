import type { HeldVoucherView } from '#features/vouchers/server/describe-voucher.ts'
import { Anchor } from '#platform/ui/anchor.tsx'
import { Banner } from '#platform/ui/banner.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'

/** What the state of a voucher means for its holder; one that is activated speaks for itself. */
export function StateNote({ voucher }: { voucher: HeldVoucherView }) {
  const { t } = useTranslation()
  const { site } = useFrame()
  if (voucher.isPlayMoney) {
    return (
      <Banner kind="warn" icon="ban" title={t('vouchers.notes.playTitle')}>
        {t('vouchers.notes.play')}
      </Banner>
    )
  }
  if (voucher.ended) return <Ended ended={voucher.ended} />
  if (voucher.isOnHold) {
    return (
      <Banner kind="warn" icon="hourglass" title={t('vouchers.notes.onHoldTitle')}>
        {t('vouchers.notes.onHold', { email: site.supportEmail, reference: voucher.reference })}
      </Banner>
    )
  }
  const { undelivered, state } = voucher
  if (undelivered && (state === 'issued' || state === 'activated')) return <Undelivered {...undelivered} />
  switch (state) {
    case 'issued':
      return (
        <Banner icon="hourglass" title={t('vouchers.notes.issuedTitle')}>
          {t('vouchers.notes.issued')}
        </Banner>
      )
    case 'expired':
      return (
        <Banner kind="warn" icon="calendar-x" title={t('vouchers.notes.expiredTitle')}>
          {voucher.value === null
            ? t('vouchers.notes.expiredGift')
            : t('vouchers.notes.expired', { value: voucher.value })}
        </Banner>
      )
    case 'cancelled':
      return (
        <Banner icon="ban" title={t('vouchers.notes.cancelledTitle')}>
          {t('vouchers.notes.cancelled')}
        </Banner>
      )
    default:
      return null
  }
}

/** Who reads this is whoever gives it. */
function Undelivered({ name, day }: NonNullable<HeldVoucherView['undelivered']>) {
  const { t } = useTranslation()
  return (
    <Banner icon="gift" title={t('vouchers.notes.undeliveredTitle')}>
      {day ? t('vouchers.notes.undelivered', { name, day }) : t('vouchers.notes.undeliveredLate', { name })}
    </Banner>
  )
}

function Ended({ ended }: { ended: NonNullable<HeldVoucherView['ended']> }) {
  const { t } = useTranslation()
  const { site } = useFrame()
  switch (ended.kind) {
    case 'redeemed':
      return (
        <Banner icon="sparkles" title={t('vouchers.notes.redeemedTitle')}>
          <p>{t('vouchers.notes.redeemed', { day: ended.day, spa: ended.spa })}</p>
          {ended.reviewHref && (
            <p>
              <Anchor className="link" href={ended.reviewHref}>
                {t('vouchers.notes.review')}
              </Anchor>
            </p>
          )}
        </Banner>
      )
    case 'refunded':
      return (
        <Banner icon="undo" title={t('vouchers.notes.refundedTitle', { day: ended.day })}>
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
        </Banner>
      )
    case 'withdrawn':
      return (
        <Banner icon="ban" title={t('vouchers.notes.cancelledTitle')}>
          {t('vouchers.notes.withdrawn', { day: ended.day, email: site.supportEmail })}
        </Banner>
      )
    case 'exchanged':
      return (
        <Banner icon="exchange" title={t('vouchers.notes.exchangedTitle', { day: ended.day })}>
          <p>{t(`vouchers.notes.exchanged.${ended.exchange}`, { amount: ended.amount, email: ended.email })}</p>
          {ended.code && (
            <p>
              {t('vouchers.conversion.code')}: <b className="ref">{ended.code}</b>
            </p>
          )}
        </Banner>
      )
  }
}
