import { mostItems } from '#features/vouchers/rules/voucher-goods.ts'
import type { OtherService, SelectionView } from '#features/vouchers/server/purchase/describe-selection.ts'
import { Button } from '#platform/ui/button.tsx'
import { PriceTag } from '#platform/ui/cards/price.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { Picture } from '#platform/ui/picture.tsx'

/** As many as are read without tiring; the others wait behind a click. */
const atFirst = 6

/** What else the spa sells. Each button sends the whole form, so that nothing chosen so far is lost. */
export function SelectionOthers({ view: { others, isFull } }: { view: SelectionView }) {
  const { t } = useTranslation()
  if (others.length === 0) return null
  const rows = others.map((service) => <Other key={service.uuid} service={service} />)
  return (
    <section className="pick-others" aria-labelledby="others">
      <h2 id="others">{t('purchases.start.othersTitle')}</h2>
      {isFull ? (
        <p className="muted">{t('purchases.start.full', { most: mostItems })}</p>
      ) : (
        <>
          <ul>{rows.slice(0, atFirst)}</ul>
          {rows.length > atFirst && (
            <details className="svc-more">
              <summary className="more more-turn mt-8">
                {t('purchases.start.moreOthers', { count: rows.length - atFirst })}
                <Icon name="chevron-down" />
              </summary>
              <ul>{rows.slice(atFirst)}</ul>
            </details>
          )}
        </>
      )}
    </section>
  )
}

function Other({ service: { uuid, name, photo, facts, price, people } }: { service: OtherService }) {
  const { t } = useTranslation()
  return (
    <li className="pick-other">
      <Picture className="thumb" {...photo} alt="" sizes="72px" />
      <div>
        <h3>{name}</h3>
        <p className="small muted">{facts.map(({ text }) => text).join(' · ')}</p>
      </div>
      <div className="pick-cost text-right leading-135">
        <PriceTag
          amount={price.amount}
          was={price.was}
          wasLabel={t('catalogue.before')}
          note={t('purchases.people', { count: people })}
          lowest={price.lowest && t('catalogue.lowest', { amount: price.lowest })}
        />
      </div>
      <Button type="submit" name="change" value={`add.${uuid}`} variant="secondary" size="sm" icon="plus">
        {t('purchases.start.add')}
        <span className="sr"> {name}</span>
      </Button>
    </li>
  )
}
