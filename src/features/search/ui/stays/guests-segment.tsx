import { mostGuests } from '#features/search/rules/stays/asked-stay.ts'
import type { StayQuestion } from '#features/search/server/stays/describe-stay-question.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'

const counts = Array.from({ length: mostGuests / 2 }, (_, room) => 2 * (room + 1))

/** For how many. The quick search does not ask: it is for two, or for as many as the address says. */
export function GuestsSegment({ question: { pax, people }, isQuick }: { question: StayQuestion; isQuick?: boolean }) {
  const { t } = useTranslation()
  if (isQuick)
    return (
      <div className="seg seg-who">
        <span>{t('stays.list.who')}</span>
        <output>{people}</output>
        {pax !== 2 && <input type="hidden" name="pax" value={pax} />}
      </div>
    )
  return (
    <label className="seg seg-who">
      <span>{t('stays.list.who')}</span>
      <select key={pax} name="pax" defaultValue={pax}>
        {counts.map((count) => (
          <option key={count} value={count}>
            {t('search.people', { count })}
          </option>
        ))}
      </select>
    </label>
  )
}
