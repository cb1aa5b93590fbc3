import { useTranslation } from '#app/i18n.tsx'
import { useFrame } from '#app/shell/use-frame.ts'
import { SegmentLinks } from '#app/ui/forms/segment.tsx'
import { pathOf } from '#i18n/paths.ts'

/** One card after another, or a company's list. */
export function WaysToBuy({ current }: { current: 'singly' | 'companies' }) {
  const { t } = useTranslation()
  const { language } = useFrame()
  return (
    <div className="gc-ways">
      <SegmentLinks
        label={t('giftCards.ways.label')}
        links={[
          {
            href: pathOf('giftCardCheckout', language),
            label: t('giftCards.ways.singly'),
            icon: 'gift',
            current: current === 'singly',
          },
          {
            href: pathOf('giftCardsForCompanies', language),
            label: t('giftCards.ways.companies'),
            icon: 'building',
            current: current === 'companies',
          },
        ]}
      />
    </div>
  )
}
