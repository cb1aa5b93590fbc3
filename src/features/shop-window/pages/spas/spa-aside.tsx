import { scheduleDays } from '#features/catalogue/rules/spas/spa.ts'
import { refundTerm } from '#features/checkout/rules/refund-term.ts'
import type { SpaView } from '#features/shop-window/server/spa/describe-spa.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Panel } from '#platform/ui/cards/panel.tsx'
import { PriceTag } from '#platform/ui/cards/price.tsx'
import { Promises } from '#platform/ui/facts.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { OpeningHours } from '#platform/ui/opening-hours.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import { changesInWords, hoursLine, lineOfToday, nowInWords, useOpeningState } from './opening.ts'

/** The price and the hours; of a spa that sells nothing, what a voucher for it is still worth. */
export function SpaAside({ spa }: { spa: SpaView }) {
  return (
    <aside className="stick stack">
      {spa.sells ? (
        <>
          <BuyPanel cheapest={spa.cheapest} />
          <SpaHoursPanel spa={spa} />
        </>
      ) : (
        <HolderPanel />
      )}
    </aside>
  )
}

function BuyPanel({ cheapest }: Pick<SpaView, 'cheapest'>) {
  const { t } = useTranslation()
  const { day, language } = useFrame()
  return (
    <Panel raised className="spa-buy">
      {cheapest && (
        <p>
          <PriceTag
            large
            from={t('catalogue.from')}
            amount={cheapest.amount}
            after={cheapest.persons === 1 ? t('spas.perPerson') : t('spas.perParty', { count: cheapest.persons })}
          />
        </p>
      )}
      <ButtonLink href="#services" block className="desk">
        {t('spas.seeServices')}
      </ButtonLink>
      <Promises
        facts={[
          { icon: 'bolt', text: t('spas.promise.instant') },
          { icon: 'undo', text: t('spas.promise.refund', { term: refundTerm(day, language, t).during }) },
          { icon: 'gift', text: t('spas.promise.gift') },
        ]}
      />
    </Panel>
  )
}

function HolderPanel() {
  const { t } = useTranslation()
  const { language } = useFrame()
  return (
    <Panel raised className="spa-buy">
      <h2>{t('spas.holder.title')}</h2>
      <p className="soft">{t('spas.holder.text')}</p>
      <ButtonLink href={pathOf('manageVoucherLogin', language)} block>
        {t('shell.manageVoucher')}
      </ButtonLink>
    </Panel>
  )
}

/** The week, whether it is open now, and what is different in the weeks to come. A spa closed for the season has no today. */
export function SpaHoursPanel({ spa: { opening, status } }: { spa: SpaView }) {
  const { t } = useTranslation()
  const state = useOpeningState(opening)
  const isRunning = status === 'online'
  const today = isRunning && lineOfToday(opening, state)
  const days = scheduleDays.map((day) => ({
    name: t(`catalogue.days.${day}`),
    hours: hoursLine(opening, day, state, t),
    today: day === today ? t('spas.opening.today') : undefined,
  }))
  const changes = isRunning ? changesInWords(opening, state, t) : []
  return (
    <Panel className="spa-hours">
      <h2>{t('spas.schedule')}</h2>
      <p className={state?.isOpen && isRunning ? 'now is-open' : 'now'}>
        {isRunning ? nowInWords(opening, state, t) : t('spas.opening.closedSeason')}
      </p>
      <OpeningHours caption={t('spas.schedule')} days={days} />
      {changes.length > 0 && (
        <div className="changes mt-8 mid soft line-top leading-150">
          <h3>{t('spas.opening.special')}</h3>
          <ul>
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </div>
      )}
    </Panel>
  )
}
