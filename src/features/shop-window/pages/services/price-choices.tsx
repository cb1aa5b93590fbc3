import { cheapestWay, partySizes } from '#features/catalogue/rules/prices/cheapest-way.ts'
import type { ChoiceView } from '#features/shop-window/server/service/service-choices.ts'
import { Anchor } from '#platform/ui/anchor.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { wayPrice } from './way-price.ts'

/**
 * Spec 2.9, 'select an amount': whom the experience is for, each with what this party pays as such. Each has a page of
 * its own, so each choice is a link to one.
 */
export function PriceChoices({ choices, pax }: { choices: ChoiceView[]; pax: number }) {
  const { t } = useTranslation()
  if (choices.length < 2) return null
  return (
    <nav aria-labelledby="choices">
      <p className="label" id="choices">
        {t('services.chooseAmount')}
      </p>
      {choices.map((choice) => {
        const { people, href, amount } = forParty(choice, pax)
        const words = choice.isFamily ? '' : t('services.people', { count: people })
        const note = [words, choice.note].filter(Boolean).join(', ')
        return (
          <Anchor
            key={choice.href}
            className="option"
            href={href}
            aria-current={choice.isCurrent ? 'page' : undefined}
            preventScrollReset
          >
            <i className="dot" />
            <span>
              <b>{choice.label}</b>
              {note && <small>{note}</small>}
            </span>
            <span className="price text-right">
              <b>{amount}</b>
            </span>
          </Anchor>
        )
      })}
    </nav>
  )
}

/** Where it is not sold for so many, it stands there with its own usual party. */
function forParty({ href, usual, onSale }: ChoiceView, pax: number) {
  const people = partySizes(onSale).includes(pax) ? pax : usual
  const way = cheapestWay(onSale, people)
  return {
    people,
    href: people === usual ? href : `${href}?pax=${people}`,
    amount: way ? wayPrice(onSale, way).amount : '',
  }
}
