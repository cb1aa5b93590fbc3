import type { CardView } from '#features/catalogue/server/cards.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import { ExperienceCard } from '#platform/ui/cards/experience-card.tsx'
import { classNames } from '#platform/ui/class-names.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'

type Props = { cards: CardView[]; heading?: 'h2' | 'h3'; isRail?: boolean; hasPriority?: boolean; columns?: 2 | 3 | 4 }

export function ExperienceCards({ cards, heading = 'h3', isRail, hasPriority, columns = 4 }: Props) {
  return (
    <div className={classNames('cards-grid', `g${columns}`, isRail ? 'rail' : 'results')}>
      {cards.map((card, index) => (
        <CatalogueCard key={card.uuid} card={card} heading={heading} priority={hasPriority && index === 0} />
      ))}
    </div>
  )
}

type CardProps = { card: CardView; heading: 'h2' | 'h3' | 'span'; priority?: boolean; sizes?: string }

/** What the catalogue says of a card, in the page's language. */
export function CatalogueCard({ card, heading, priority, sizes }: CardProps) {
  const { t } = useTranslation()
  const { rating } = card
  return (
    <ExperienceCard
      href={card.href}
      photo={card.photo}
      name={card.name}
      place={card.place}
      heading={heading}
      priority={priority}
      sizes={sizes}
      badge={card.price?.off ? { kind: 'off', text: card.price.off } : undefined}
      price={priceProps(card.price, t)}
      note={card.note}
      hour={card.hour ? { label: t('catalogue.nextHour'), text: card.hour } : undefined}
      unavailable={card.unavailable}
      rating={
        rating ? { value: rating.value, count: String(rating.count), label: t('catalogue.rating', rating) } : undefined
      }
    />
  )
}

function priceProps(price: CardView['price'], t: Translate) {
  if (!price) return { amount: '' }
  return {
    amount: price.amount,
    from: price.nights ? `${price.nights} ·` : t('catalogue.from'),
    was: price.was,
    wasLabel: t('catalogue.before'),
    lowest: price.lowest && t('catalogue.lowest', { amount: price.lowest }),
  }
}
