import { pathOf } from '#platform/pages/paths.ts'
import { SegmentLinks } from '#platform/ui/forms/segment.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { useFrame } from '#platform/ui/shell/use-frame.ts'

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
