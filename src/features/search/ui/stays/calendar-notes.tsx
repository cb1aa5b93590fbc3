import type { KnownDays, Pick } from '#features/search/rules/stays/pick-days.ts'
import { stayDays } from '#features/search/rules/stays/stay-days.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { monthOf } from '#platform/time/calendar.ts'
import { addDays } from '#platform/time/dates.ts'
import { Banner } from '#platform/ui/banner.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'

type Props = { days: KnownDays; months: string[]; picked: Pick; language: Language; onRetry: (() => void) | null }

/** Below the months: what the marks mean, as far as they are shown, and what stands in the way. */
export function CalendarNotes({ days, months, picked: { from, tooShort }, language, onRetry }: Props) {
  const { t } = useTranslation()
  const shown = [...days.values()].filter(({ day }) => months.includes(monthOf(day)))
  const open = shown.filter(({ state }) => state === 'open')
  const minimums = [...new Set(open.flatMap(({ minimumNights }) => (minimumNights > 1 ? [minimumNights] : [])))]
  const [least] = minimums
  return (
    <>
      <ul className="rcal-legend small soft" aria-label={t('stays.calendar.legend')}>
        {least && (
          <li className="inline-row">
            <i className="k-min" />
            {minimums.length === 1 ? t('stays.calendar.minimumOf', { count: least }) : t('stays.calendar.minimum')}
          </li>
        )}
        {shown.some(({ state }) => state === 'closed') && (
          <li className="inline-row">
            <i className="k-closed" />
            {t('stays.calendar.closed')}
          </li>
        )}
        {shown.some(({ state }) => state === 'full') && (
          <li className="inline-row">
            <i className="k-full">19</i>
            {t('stays.calendar.full')}
          </li>
        )}
        {open.some(({ isOnOffer }) => isOnOffer) && (
          <li className="inline-row">
            <i className="k-off" />
            {t('stays.calendar.offer')}
          </li>
        )}
      </ul>
      <div role="status">
        {from && tooShort && (
          <Banner kind="warn" title={t('stays.calendar.minimumTitle', { count: tooShort })}>
            {t('stays.none.minimum', {
              arrival: stayDays.inMonth(from, language),
              departure: stayDays.inMonth(addDays(from, tooShort), language),
            })}
          </Banner>
        )}
        {onRetry && (
          <p className="small">
            {t('stays.calendar.failed')}{' '}
            <button type="button" className="link" onClick={onRetry}>
              {t('stays.calendar.retry')}
            </button>
          </p>
        )}
      </div>
    </>
  )
}
