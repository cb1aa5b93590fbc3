import { useTranslation } from '#app/i18n.tsx'
import type { ListingView } from '#server/search/listing-view.ts'

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
