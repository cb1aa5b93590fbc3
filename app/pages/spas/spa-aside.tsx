import { useTranslation } from 'react-i18next'
import { Icon } from '#app/ui/icon.tsx'
import { OpeningHours } from '#app/ui/opening-hours.tsx'
import { Panel } from '#app/ui/panel.tsx'
import { scheduleDays } from '#domain/catalogue/spa.ts'
import type { SpaView } from '#server/catalogue/describe-spa.ts'

export function SpaAside({ spa }: { spa: SpaView }) {
  const { t } = useTranslation()
  const days = scheduleDays.map((day) => {
    const hours = spa.schedule[day]
    return {
      name: t(`catalogue.days.${day}`),
      hours: hours ? `${hours.opens} – ${hours.closes}` : t('catalogue.spa.closedDay'),
    }
  })
  return (
    <aside className="stick stack">
      <Panel>
        <h2 className="panel-title">{t('catalogue.spa.schedule')}</h2>
        <OpeningHours caption={t('catalogue.spa.schedule')} days={days} />
      </Panel>
      <Panel>
        <h2 className="panel-title">{t('catalogue.spa.contact')}</h2>
        <ul className="promise">
          <li>
            <Icon name="pin" />
            <span>{spa.address}</span>
          </li>
          <li>
            <Icon name="phone" />
            <a className="link" href={`tel:${spa.contact.phone.replaceAll(' ', '')}`}>
              {spa.contact.phone}
            </a>
          </li>
          <li>
            <Icon name="mail" />
            <a className="link" href={`mailto:${spa.contact.email}`}>
              {spa.contact.email}
            </a>
          </li>
          {spa.contact.web && (
            <li>
              <Icon name="globe" />
              <a className="link" href={spa.contact.web} rel="noopener nofollow">
                {new URL(spa.contact.web).host}
              </a>
            </li>
          )}
        </ul>
      </Panel>
    </aside>
  )
}
