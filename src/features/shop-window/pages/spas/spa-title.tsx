import type { SpaView } from '#features/shop-window/server/spa/describe-spa.ts'
import { ShareButton } from '#features/shop-window/ui/share-button.tsx'
import { Anchor } from '#platform/ui/anchor.tsx'
import { Rating, Stars } from '#platform/ui/cards/rating.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'

/** The name, its hotel, where it is and what people think of it. */
export function SpaTitle({ spa: { name, hotel, place, placeHref, rating } }: { spa: SpaView }) {
  const { t } = useTranslation()
  return (
    <div className="title-row">
      <div>
        <h1>{name}</h1>
        <div className="sub spa-sub">
          {hotel && (
            <span>
              {hotel.name} <Stars count={hotel.stars} label={t('catalogue.stars', { count: hotel.stars })} />
            </span>
          )}
          <span>
            <Anchor className="link" href={placeHref ?? '#where'}>
              {place}
            </Anchor>
          </span>
          {rating && (
            <a href="#reviews">
              <Rating
                value={rating.value}
                count={t('spas.reviewCount', { count: rating.count })}
                label={t('catalogue.rating', { value: rating.value, count: rating.count })}
              />
            </a>
          )}
        </div>
      </div>
      <ShareButton name={name} />
    </div>
  )
}
