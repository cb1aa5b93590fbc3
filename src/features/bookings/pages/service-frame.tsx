import { useTranslation } from '#platform/ui/loading/i18n.tsx'

type Props = { src: string; words: 'checkout' | 'confirmation' }

/** Where another booking service is configured, its page stands in ours. */
export function ServiceFrame({ src, words }: Props) {
  const { t } = useTranslation()
  return (
    <div className="wrap booking">
      <div className="booking-head mb-24">
        <h1>{t(words === 'checkout' ? 'bookings.title' : 'bookings.elsewhere.confirmation')}</h1>
      </div>
      <iframe className="booking-service" src={src} title={t(`bookings.elsewhere.${words}`)} />
    </div>
  )
}
