import { useTranslation } from '#app/i18n.tsx'
import { useFrame } from '#app/shell/use-frame.ts'
import { Anchor } from '#app/ui/anchor.tsx'
import { Banner } from '#app/ui/banner.tsx'
import { pathOf } from '#i18n/paths.ts'
import type { SpaView } from '#server/catalogue/pages/spa/describe-spa.ts'

/** An open spa needs no notice; each other state says what it means for a voucher, bought or to be bought. */
export function SpaNotice({ spa }: { spa: SpaView }) {
  const { t } = useTranslation()
  const { language } = useFrame()
  const { status } = spa
  if (status === 'online') return null
  const title = t(`spas.status.${status}`)
  return (
    <div className="page-notice spa-notice">
      {status === 'closed' || status === 'lost' ? (
        <Banner kind="info" icon="info" title={title}>
          <p>
            {t(`spas.statusNote.${status}`)}{' '}
            <Anchor className="link" href={pathOf('manageVoucherLogin', language)}>
              {t('shell.manageVoucher')}
            </Anchor>
          </p>
        </Banner>
      ) : (
        <Banner kind="warn" icon="calendar-clock" title={title}>
          <SeasonNote spa={spa} />
        </Banner>
      )}
    </div>
  )
}

/** The day of reopening, where there is one, and the time a voucher bought today leaves. */
function SeasonNote({ spa: { reopensOn, validity } }: { spa: SpaView }) {
  const { t } = useTranslation()
  return (
    <p>
      {reopensOn && t('spas.statusNote.reopens', { day: reopensOn })}{' '}
      {validity && t(`spas.statusNote.${validity.words}`, { count: validity.count })}
    </p>
  )
}
