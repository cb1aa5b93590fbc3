import { useViewTransitionState } from 'react-router'
import { Anchor } from '../anchor.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import { type Photo, Picture } from '../picture.tsx'
import { Badge, type BadgeKind } from './badge.tsx'
import { LowestPrice, type PriceProps, PriceTag } from './price.tsx'
import { Rating, type RatingProps } from './rating.tsx'

/**
 * Picture, name, place, price and rating, in that order; an offer adds a badge and its lowest price, and what is booked by
 * the hour its first free one.
 */
export function ExperienceCard({
  href,
  photo,
  name,
  place,
  price,
  note,
  hour,
  unavailable,
  rating,
  badge,
  sizes,
  priority,
  heading,
}: CardProps) {
  const leads = useViewTransitionState(href)
  const Name = heading ?? 'h3'
  const { lowest, ...amounts } = price
  return (
    <Anchor className={classNames('card relative', unavailable && 'is-unavailable')} href={href} viewTransition>
      <Picture {...photo} sizes={sizes ?? cardSizes} priority={priority} className={leads ? 'pic-lead' : undefined}>
        {badge && <Badge kind={badge.kind}>{badge.text}</Badge>}
      </Picture>
      <Name className="name">{name}</Name>
      <span className="place muted mt-2 mid">{place}</span>
      <span className="foot apart gap-12 mt-8">
        {unavailable ? (
          <span className="unavailable">
            <b>{unavailable.title}</b> <span className="tiny muted nowrap">{unavailable.text}</span>
          </span>
        ) : (
          <span>
            <PriceTag {...amounts} /> {note && <span className="tiny muted nowrap">{note}</span>}
          </span>
        )}
        {rating && <Rating {...rating} />}
      </span>
      {lowest && <LowestPrice>{lowest}</LowestPrice>}
      {hour && (
        <span className="hour aligned gap-6 text-teal">
          <Icon name="clock" small />
          <span className="sr">{hour.label}</span> {hour.text}
        </span>
      )}
    </Anchor>
  )
}

export type CardProps = {
  href: string
  photo: Photo
  name: string
  place: string
  price: PriceProps
  /** Whom the price is for. */
  note?: string
  /** When it can be had first, with what that is for who doesn't see the clock. */
  hour?: { label: string; text: string }
  /** Why it can't be had, and what to do, in place of the price. */
  unavailable?: { title: string; text: string }
  rating?: RatingProps
  badge?: { kind: BadgeKind; text: string }
  sizes?: string
  priority?: boolean
  heading?: 'h2' | 'h3' | 'h4' | 'span'
}

// Four in a row on a desk, two on a tablet, a rail of 300 px at most on a phone.
const cardSizes = '(min-width: 1101px) 294px, (min-width: 761px) 46vw, 90vw'
