import { useTranslation } from '#app/i18n.tsx'
import { Anchor } from '#app/ui/anchor.tsx'
import { Rating, Stars } from '#app/ui/cards/rating.tsx'
import type { SpaView } from '#server/catalogue/pages/spa/describe-spa.ts'
import { ShareButton } from '../catalogue/share-button.tsx'

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
