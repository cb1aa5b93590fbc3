import type { ReactNode } from 'react'
import { useLocation, useNavigation } from 'react-router'
import type { GetawayView } from '#features/getaways/server/describe-getaway.ts'
import type { StayView } from '#features/getaways/server/stay-page/describe-stay.ts'
import type { NoStayView } from '#features/getaways/server/stay-page/no-stay.ts'
import { pathOf, sectionPath } from '#platform/pages/paths.ts'
import { Anchor } from '#platform/ui/anchor.tsx'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Panel } from '#platform/ui/cards/panel.tsx'
import { EmailAddress } from '#platform/ui/email-address.tsx'
import { Promises } from '#platform/ui/facts.tsx'
import { mailto } from '#platform/ui/help/mailto.ts'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { PhoneLink } from '#platform/ui/phone-link.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import { rateFieldsId } from './customise/rate-fields.tsx'
import { stayFormId } from './customise/stay-form.tsx'
import { StaySummary } from './stay-summary.tsx'

/** Where the bar of a phone leads to see what makes up the price. */
export const summaryId = 'resumen'

type Props = { getaway: GetawayView; stay: StayView; path: string }

/** The price beside the page: 'from' without dates, of the stay with them, or why there is none. */
export function StayAside({ getaway, stay, path }: Props) {
  const isAsking = useIsAsking(path)
  const { trip, offer, none } = stay
  return (
    <aside className="stick stay-aside" id={summaryId}>
      <Panel raised className="buybox stack">
        <div aria-live="polite" aria-busy={isAsking}>
          {isAsking ? <Asking /> : content()}
        </div>
      </Panel>
    </aside>
  )

  function content(): ReactNode {
    if (trip && offer?.summary) return <StaySummary {...{ getaway, trip }} summary={offer.summary} />
    if (none) return <NoStay none={none} getaway={getaway} />
    return offer ? <WithoutRate /> : <WithoutDates getaway={getaway} />
  }
}

/** Only questions about this page's own stay: leaving for another page is none. */
function useIsAsking(path: string) {
  const { location } = useNavigation()
  return location?.pathname === path && location.search !== ''
}

function Asking() {
  const { t } = useTranslation()
  return (
    <div className="stay-asking">
      <p className="small soft">{t('stays.summary.asking')}</p>
      <i />
      <i />
      <i />
      <i />
    </div>
  )
}

function WithoutDates({ getaway }: { getaway: GetawayView }) {
  const { t } = useTranslation()
  const { language } = useFrame()
  return (
    <div className="stack">
      <p className="amount">
        <small>{t('catalogue.from')}</small> {getaway.price}
      </p>
      <p className="small muted">
        {t('catalogue.getaways.nights', { count: getaway.nights })}, {t('catalogue.getaways.for')}
      </p>
      <p className="soft">{t('stays.summary.noDates')}</p>
      <a className="btn btn-primary btn-block" href={`#${stayFormId}`}>
        {t('stays.summary.pick')}
      </a>
      <Promises facts={getaway.services.map((name) => ({ icon: 'sparkles', text: name }))} />
      <ButtonLink href={pathOf('redeemGetaway', language)} variant="ghost" block>
        {t('catalogue.getaways.howTo')}
      </ButtonLink>
    </div>
  )
}

/** Only rates that give nothing back are left: none is chosen for the buyer. */
function WithoutRate() {
  const { t } = useTranslation()
  return (
    <div className="stay-none no-days">
      <Icon name="lock" />
      <h3>{t('stays.summary.pickRateTitle')}</h3>
      <p>{t('stays.summary.pickRateText')}</p>
      <a className="btn btn-primary btn-block" href={`#${rateFieldsId}`}>
        {t('stays.summary.pickRate')}
      </a>
    </div>
  )
}

const noStayIcons = { dates: 'calendar-x', combination: 'bed', away: 'calendar-x', unsold: 'phone' } as const

function NoStay({ none, getaway }: { none: NoStayView; getaway: GetawayView }) {
  const { t } = useTranslation()
  const { language, site } = useFrame()
  const { pathname, search } = useLocation()
  const { kind, title, text, alternatives, alternativesTitle } = none
  return (
    <div className="stay-none no-days">
      <Icon name={noStayIcons[kind]} />
      <h3>{title}</h3>
      <p>{text}</p>
      {alternatives.length > 0 && (
        <ul className="other-days grid gap-8 mt-16" aria-label={alternativesTitle}>
          {alternatives.map(({ name, note, price, href }) => (
            <li key={href}>
              <Anchor
                className="between gap-12 leading-135"
                href={href}
                prefetch="none"
                preventScrollReset
                rel="nofollow"
              >
                <span>
                  <b>{name}</b>
                  <small>{note}</small>
                </span>
                <span>{price}</span>
              </Anchor>
            </li>
          ))}
        </ul>
      )}
      {kind === 'unsold' && (
        <>
          <PhoneLink className="btn btn-primary btn-block" number={site.supportPhone} />
          <a className="btn btn-secondary btn-block" href={mailto(site.supportEmail, getaway.name)}>
            <EmailAddress>{site.supportEmail}</EmailAddress>
          </a>
        </>
      )}
      {kind === 'away' && (
        <a className="btn btn-secondary btn-block" href={pathname + search}>
          {t('stays.none.retry')}
        </a>
      )}
      {kind === 'dates' && alternatives.length === 0 && (
        <ButtonLink href={getaway.place?.href ?? sectionPath('getaways', language)} variant="secondary" block>
          {t('stays.none.others')}
        </ButtonLink>
      )}
    </div>
  )
}
