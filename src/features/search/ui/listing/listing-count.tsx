import type { ListingView } from '#features/search/server/listing/listing-view.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'

const whole = { spas: 'spaCount', services: 'serviceCount', getaways: 'getawayCount' } as const

/** Said aloud whenever it changes. */
export function ListingCount({ listing: { kind, total, outOf } }: { listing: ListingView }) {
  const { t } = useTranslation()
  return (
    <p className="count" role="status">
      {total < outOf
        ? t(`search.listing.of.${kind}`, { total, count: outOf })
        : t(`catalogue.${whole[kind]}`, { count: total })}
    </p>
  )
}
