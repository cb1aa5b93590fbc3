import { dayFormats } from '#platform/i18n/format.ts'
import { addDays } from '#platform/time/dates.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { type Photo, Picture } from '#platform/ui/picture.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'
import { Ticks } from '#platform/ui/ticks.tsx'

/** Spec 2.9, the info list, below a voucher that shows where each thing stands. It is a picture of one, not a voucher. */
export function WhereToFind({ photo }: { photo: Photo }) {
  const { t } = useTranslation()
  const { language, day } = useFrame()
  const lastDay = addDays(day, 365)
  return (
    <div>
      <h2 className="panel-title">{t('vouchers.login.where')}</h2>
      <div className="find-ref" aria-hidden="true">
        <Picture {...photo} alt="" sizes="(min-width: 1101px) 440px, 90vw" />
        <div className="in">
          <span className="sample-name">{t('vouchers.login.sample.name')}</span>
          <span className="small muted">{t('vouchers.login.sample.spa')}</span>
          <dl className="kv">
            <div>
              <dt className="small muted regular">{t('vouchers.login.reference')}</dt>
              <dd className="ref hl">SP71920KRB</dd>
            </div>
            <div>
              <dt className="small muted regular">{t('vouchers.page.validUntil')}</dt>
              <dd className="hl">{`${dayFormats.short(lastDay, language)} ${lastDay.slice(0, 4)}`}</dd>
            </div>
          </dl>
        </div>
      </div>
      <div className="mt-20 mid soft">
        <Ticks
          items={[
            t('vouchers.login.needs.email'),
            t('vouchers.login.needs.reference'),
            t('vouchers.login.needs.expiry'),
          ]}
        />
      </div>
    </div>
  )
}
