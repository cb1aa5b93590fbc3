import type { SpaView } from '#features/shop-window/server/spa/describe-spa.ts'
import { EmailAddress } from '#platform/ui/email-address.tsx'
import { type Fact, Facts } from '#platform/ui/facts.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { PlaceMap } from '#platform/ui/map/place-map.tsx'
import { Ticks } from '#platform/ui/ticks.tsx'
import { todayInWords, useOpeningState } from './opening.ts'

/** The spa in a line of facts and in its own words. */
export function SpaAbout({ spa }: { spa: SpaView }) {
  const { t } = useTranslation()
  const facts = factsOf(spa)
  return (
    <section className="sec spa-about">
      <h2 className="sr">{t('spas.about')}</h2>
      {facts.length > 0 && <Facts facts={facts} />}
      {spa.description.split('\n').map((paragraph) => (
        <p className="lead paragraph" key={paragraph}>
          {paragraph}
        </p>
      ))}
    </section>
  )
}

/** All it has. */
export function SpaFacilities({ facilities }: Pick<SpaView, 'facilities'>) {
  const { t } = useTranslation()
  if (facilities.length === 0) return null
  return (
    <section className="sec">
      <h2>{t('spas.facilities')}</h2>
      <Ticks items={facilities} columns />
    </section>
  )
}

function factsOf(spa: SpaView): Fact[] {
  if (!spa.sells) return []
  return [
    ...(spa.status === 'online'
      ? [{ icon: 'clock' as const, key: 'today', text: <Today opening={spa.opening} /> }]
      : []),
    ...(spa.validity ? [{ icon: 'ticket-check' as const, key: 'validity', text: <Validity {...spa.validity} /> }] : []),
    ...(spa.facilities[0] ? [{ icon: 'sparkles' as const, text: spa.facilities[0] }] : []),
  ]
}

function Today({ opening }: { opening: SpaView['opening'] }) {
  const { t } = useTranslation()
  return <span className="today-fact">{todayInWords(opening, useOpeningState(opening), t)}</span>
}

function Validity({ words, count }: NonNullable<SpaView['validity']>) {
  const { t } = useTranslation()
  return t(`spas.validity.${words}`, { count })
}

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
