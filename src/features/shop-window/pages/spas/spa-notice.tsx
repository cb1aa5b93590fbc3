import type { SpaView } from '#features/shop-window/server/spa/describe-spa.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { Anchor } from '#platform/ui/anchor.tsx'
import { Banner } from '#platform/ui/banner.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'

/** An open spa needs no notice; each other state says what it means for a voucher, bought or to be bought. */
export function SpaNotice({ spa }: { spa: SpaView }) {
  const { t } = useTranslation()
  const { language } = useFrame()
  const { status } = spa
  if (status === 'online') return null
  const title = t(`spas.status.${status}`)
  return (
    <div className="mt-24 spa-notice">
      {status === 'closed' || status === 'lost' ? (
        <Banner kind="info" icon="info" title={title}>
          <p>
            {t(`spas.statusNote.${status}`)}{' '}
            <Anchor className="link nowrap" href={pathOf('manageVoucherLogin', language)}>
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
