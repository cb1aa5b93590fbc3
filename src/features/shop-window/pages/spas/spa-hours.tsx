import { scheduleDays } from '#features/catalogue/rules/spas/spa.ts'
import type { SpaView } from '#features/shop-window/server/spa/describe-spa.ts'
import { Panel } from '#platform/ui/cards/panel.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { OpeningHours } from '#platform/ui/opening-hours.tsx'
import { changesInWords, hoursLine, lineOfToday, nowInWords } from './opening-words.ts'
import { useOpeningState } from './use-opening-state.ts'

/** The week, whether it is open now, and what is different in the weeks to come. A spa closed for the season has no today. */
export function SpaHoursPanel({ spa: { opening, status } }: { spa: SpaView }) {
  const { t } = useTranslation()
  const state = useOpeningState(opening)
  const isRunning = status === 'online'
  const today = isRunning && lineOfToday(opening, state)
  const days = scheduleDays.map((day) => ({
    name: t(`spas.days.${day}`),
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
