import type { HeldVoucherView } from '#features/vouchers/server/describe-voucher.ts'
import { Panel } from '#platform/ui/cards/panel.tsx'
import { EmailAddress } from '#platform/ui/email-address.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { Trans, useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'

/** How to reach the spa, and what to say there. */
export function SpaContact({ voucher }: { voucher: HeldVoucherView }) {
  const { t } = useTranslation()
  const { site } = useFrame()
  const { phone, email, web, hours } = voucher.contact
  return (
    <section aria-labelledby="talk">
      <h2 id="talk">{t('vouchers.page.talk')}</h2>
      <Panel>
        <p className="soft">
          <Trans
            i18nKey="vouchers.page.talkText"
            values={{ brand: site.brand, reference: voucher.reference }}
            components={{ reference: <b className="num" /> }}
          />
        </p>
        {phone || email || web ? (
          <ul className="contact">
            {phone && (
              <li className="aligned gap-14">
                <Icon className="text-teal" name="phone" />
                <a href={phoneHref(phone)}>{phone}</a>
              </li>
            )}
            {email && (
              <li className="aligned gap-14">
                <Icon className="text-teal" name="mail" />
                <a href={`mailto:${email}`}>
                  <EmailAddress>{email}</EmailAddress>
                </a>
              </li>
            )}
            {web && (
              <li className="aligned gap-14">
                <Icon className="text-teal" name="globe" />
                <a href={webHref(web)} target="_blank" rel="noopener">
                  {web.replace(/^https?:\/\//, '').replace(/\/$/, '')}
                </a>
              </li>
            )}
            {hours && (
              <li className="aligned gap-14">
                <Icon className="text-teal" name="clock" label={t('vouchers.page.hours')} />
                {hours}
              </li>
            )}
          </ul>
        ) : (
          <p className="soft paragraph">{t('vouchers.page.noContact', { email: site.supportEmail })}</p>
        )}
      </Panel>
    </section>
  )
}

export const phoneHref = (phone: string) => `tel:${phone.replaceAll(' ', '')}`

export const webHref = (web: string) => (/^https?:\/\//.test(web) ? web : `https://${web}`)
