import { useTranslation } from 'react-i18next'
import { Banner } from '#app/ui/banner.tsx'
import type { SpaView } from '#server/catalogue/describe-spa.ts'

/** An open spa needs no word; each other state says what it means for a voucher. */
export function SpaNotice({ spa: { status, reopensOn } }: { spa: SpaView }) {
  const { t } = useTranslation()
  if (status === 'online') return null
  const note =
    status === 'closed' || status === 'lost'
      ? t(`catalogue.spa.statusNote.${status}`)
      : reopensOn && t('catalogue.spa.statusNote.reopens', { day: reopensOn })
  return (
    <div className="page-notice">
      <Banner kind="warn" icon="calendar-clock" title={t(`catalogue.spa.status.${status}`)}>
        {note || undefined}
      </Banner>
    </div>
  )
}
