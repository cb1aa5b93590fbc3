import { Fragment } from 'react'
import type { SaleView } from '#features/shop-window/server/service/service-choices.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import { Stepper } from '#platform/ui/forms/stepper.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import type { ChosenParty } from './use-party.ts'

type Props = { onSale: SaleView[]; party: ChosenParty; formId: string }

/**
 * How many people, and what they buy. Before the script has loaded, less and more send a form of their own to this
 * page's address: it answers with that party.
 */
export function PartyField({ onSale, party, formId }: Props) {
  const { t } = useTranslation()
  const { pax, sizes, way } = party
  const fewer = sizes.findLast((size) => size < pax) ?? pax - 1
  const more = sizes.find((size) => size > pax) ?? pax + 1
  return (
    <div>
      <div className="between">
        <b id="guests">{t('catalogue.party.guests')}</b>
        {sizes.length > 1 ? (
          <Stepper
            value={pax}
            values={sizes}
            onChange={party.choose}
            labelledBy="guests"
            labels={{
              less: t('catalogue.party.less', { count: pax - fewer }),
              more: t('catalogue.party.more', { count: more - pax }),
            }}
            submitName="pax"
            formId={formId}
          />
        ) : (
          <span>{pax}</span>
        )}
      </div>
      <p className={party.isRefused ? 'party-note is-refused' : 'party-note'} role="status">
        {noteOf(party, onSale, t)}
      </p>
      {way.items.map((item) => (
        <Fragment key={item.uuid}>
          <input type="hidden" name="service" value={item.uuid} />
          <input type="hidden" name="pax" value={item.pax} />
        </Fragment>
      ))}
    </div>
  )
}

function noteOf({ pax, way, asked, isRefused, sizes }: ChosenParty, onSale: SaleView[], t: Translate): string {
  const { count } = way
  const most = sizes.at(-1) ?? pax
  if (isRefused) return t('catalogue.party.aboveMaximum', { count: most })
  if (asked && pax > asked && count > 1) return t('catalogue.party.needs', { asked, count, pax: way.pax })
  if (asked && pax !== asked) return t('catalogue.party.onlyFor', { count: pax })
  const bought = otherVouchers(way, onSale) ?? t('catalogue.party.vouchers', { count })
  const notes = [
    way.pax > pax ? t('catalogue.party.covers', { vouchers: bought, count: way.pax }) : bought,
    sizes.length > 1 && pax === most ? t('catalogue.party.maximum', { count: most }) : '',
  ]
  return notes.filter(Boolean).join(' · ')
}

/** Which vouchers the party is offered, where others than those of the page cost less: '2 × Circuito spa'. */
function otherVouchers({ items }: ChosenParty['way'], onSale: SaleView[]): string | null {
  if (items.length === 1 && items[0]?.uuid === onSale[0]?.uuid) return null
  const names = items.map(({ uuid, count }) => `${count} × ${onSale.find((voucher) => voucher.uuid === uuid)?.name}`)
  return names.join(' + ')
}
