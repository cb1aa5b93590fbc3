import { describeAction } from '#features/vouchers/server/actions/describe-action.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import type { IconName } from '#platform/ui/icon-paths.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { phoneHref, webHref } from '../spa-contact.tsx'
import type { Route } from './+types/redeem'
import { ActionModal } from './action-modal.tsx'
import { openVoucher } from './open-action.ts'

export { privateMeta as meta } from '#platform/ui/seo/private-page.ts'

export async function loader(args: Route.LoaderArgs) {
  const page = await openVoucher(args)
  const { t } = i18nFor(page.reader.language)
  const { reference } = page.voucher
  return { view: await describeAction(page, 'redeem'), reference, title: t('vouchers.redeem.title') }
}

/** Decided: the spa marks a voucher as redeemed; its holder is told how to reach it. */
export default function RedeemVoucher({ loaderData: { view, reference, title } }: Route.ComponentProps) {
  const { t } = useTranslation()
  const { contact, mailHref, bookingHref, booked, validUntil } = view
  return (
    <ActionModal title={title} view={view}>
      <div className="stack action-body">
        <p className="soft">{t('vouchers.redeem.text', { day: validUntil })}</p>
        <p className="action-figure ref">{reference}</p>
        <div className="action-ways grid gap-12">
          {bookingHref && (
            <ButtonLink {...way('calendar-check', bookingHref)}>
              {booked ? t('vouchers.redeem.seeBooking', booked) : t('vouchers.redeem.book')}
            </ButtonLink>
          )}
          {contact.phone && (
            <ButtonLink {...way('phone', phoneHref(contact.phone))} variant={bookingHref ? 'secondary' : 'primary'}>
              {t('vouchers.redeem.call', { phone: contact.phone })}
            </ButtonLink>
          )}
          {contact.email && mailHref && (
            <ButtonLink {...way('mail', mailHref)} variant="secondary">
              {t('vouchers.redeem.write', { email: contact.email })}
            </ButtonLink>
          )}
          {contact.web && (
            <ButtonLink {...way('globe', webHref(contact.web))} variant="secondary" target="_blank" rel="noopener">
              {t('vouchers.redeem.web')}
            </ButtonLink>
          )}
        </div>
        <p className="small soft">{t('vouchers.redeem.show')}</p>
      </div>
    </ActionModal>
  )
}

const way = (icon: IconName, href: string) => ({ className: 'break-anywhere', icon, href })
