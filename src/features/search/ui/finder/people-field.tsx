import { useTranslation } from '#platform/ui/loading/i18n.tsx'

const mostPeople = 12
const counts = Array.from({ length: mostPeople }, (_, n) => n + 1)

export function PeopleField({ start }: { start: number | null }) {
  const { t } = useTranslation()
  return (
    <label className="seg seg-who">
      <span>{t('search.finder.who')}</span>
      <select name="pax" defaultValue={start !== null && start <= mostPeople ? start : ''}>
        <option value="">{t('search.finder.anyPeople')}</option>
        {counts.map((count) => (
          <option key={count} value={count}>
            {t('search.people', { count })}
          </option>
        ))}
      </select>
    </label>
  )
}
