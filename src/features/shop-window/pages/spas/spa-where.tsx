import type { SpaView } from '#features/shop-window/server/spa/describe-spa.ts'
import { EmailAddress } from '#platform/ui/email-address.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { PlaceMap } from '#platform/ui/map/place-map.tsx'

/** Address, ways to reach it and the small map. */
export function SpaWhere({ spa: { name, address, place, contact, map, mapHref } }: { spa: SpaView }) {
  const { t } = useTranslation()
  return (
    <section className="sec spa-where" id="where">
      <h2>{t('spas.contact')}</h2>
      <p className="soft">
        {address}. {place}.
      </p>
      {contact && <Contact contact={contact} />}
      <PlaceMap map={map} label={t('map.place', { name })} />
      <a className="more" href={mapHref} rel="noopener">
        {t('spas.openMap')}
        <Icon name="arrow-up-right" />
      </a>
    </section>
  )
}

function Contact({ contact: { phone, email, web } }: { contact: NonNullable<SpaView['contact']> }) {
  return (
    <ul className="facts mt-12">
      <li>
        <Icon name="phone" />
        <a className="link" href={`tel:${phone.replaceAll(' ', '')}`}>
          {phone}
        </a>
      </li>
      <li>
        <Icon name="mail" />
        <a className="link" href={`mailto:${email}`}>
          <EmailAddress>{email}</EmailAddress>
        </a>
      </li>
      {web && (
        <li>
          <Icon name="globe" />
          <a className="link" href={web} rel="noopener nofollow">
            {new URL(web).host}
          </a>
        </li>
      )}
    </ul>
  )
}
