import { useTranslation } from '#platform/ui/loading/i18n.tsx'

/** The licence of the outlines asks for it under every map, so no map leaves it to its page. */
export function MapCredit() {
  const { t } = useTranslation()
  return <p className="map-credit tiny muted mt-8 leading-145">{t('map.credit')}</p>
}
