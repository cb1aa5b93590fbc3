import { mostUnitsOf } from '#features/vouchers/rules/settle-item.ts'
import type { SelectionRowView as RowView } from '#features/vouchers/server/purchase/describe-selection.ts'
import { formatMoney, formatPercentOff } from '#platform/i18n/format.ts'
import type { Translate } from '#platform/i18n/translate.ts'
import { Anchor } from '#platform/ui/anchor.tsx'
import { Button } from '#platform/ui/button.tsx'
import { Badge } from '#platform/ui/cards/badge.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { Picture } from '#platform/ui/picture.tsx'
import { SelectionNumber } from './selection-number.tsx'
import type { ChosenRow, ChosenSelection } from './selection-state.ts'

type Props = { row: ChosenRow; served: RowView['settled']; chosen: ChosenSelection }

export function SelectionRow({ row, served, chosen }: Props) {
  const { t } = useTranslation()
  const { uuid, name, photo, facts, href, capacity, largest } = row
  const common = { row, chosen }
  // More people are more vouchers: only a party of fixed size is bought again as a whole.
  const isFixed = capacity.minimum >= largest
  return (
    <li className="pick" id={`item-${uuid}`}>
      <input type="hidden" name="service" value={uuid} />
      <Picture className="thumb" {...photo} alt="" sizes="(min-width: 761px) 128px, 88px" />
      <div>
        <h3 id={`name-${uuid}`} tabIndex={-1}>
          {href ? <Anchor href={href}>{name}</Anchor> : name}
        </h3>
        <p className="meta mid muted">
          {facts.map(({ icon, text }) => (
            <span key={text}>
              <Icon name={icon} small />
              {text}
            </span>
          ))}
        </p>
      </div>
      <RowPrice paid={row.paid} />
      <div className="pick-counts">
        {isFixed ? (
          <FixedParty row={row} />
        ) : (
          <SelectionNumber
            {...common}
            name="pax"
            opened={served.pax}
            min={capacity.minimum}
            max={largest}
            step={capacity.incrementing}
            labels={{
              visible: t('catalogue.party.guests'),
              group: t('purchases.start.peopleFor', { name }),
              less: t('catalogue.party.less', { count: capacity.incrementing }),
              more: t('catalogue.party.more', { count: capacity.incrementing }),
            }}
            note={partyNote(row, t)}
          />
        )}
        {isFixed || served.units > 1 ? (
          <SelectionNumber
            {...common}
            name="units"
            opened={served.units}
            min={1}
            max={mostUnitsOf(row.settled.count)}
            labels={unitLabels(isFixed ? 'vouchers' : 'groups', name, t)}
            note={unitsNote(row, isFixed ? 'vouchers' : 'groups', t)}
          />
        ) : (
          <input type="hidden" name="units" value={row.settled.units} />
        )}
        <Button
          type="submit"
          name="change"
          value={`remove.${uuid}`}
          variant="ghost"
          size="sm"
          icon="trash"
          className="pick-remove"
        >
          {t('purchases.start.remove')}
          <span className="sr"> {name}</span>
        </Button>
      </div>
    </li>
  )
}

function RowPrice({ paid: { base, discounted, percent, lowest } }: { paid: ChosenRow['paid'] }) {
  const { t } = useTranslation()
  return (
    <div className="pick-cost">
      <p className="price">
        {percent > 0 && (
          <>
            <Badge kind="off">{formatPercentOff(percent)}</Badge>{' '}
            <s className="muted num">
              <span className="sr">{t('catalogue.before')} </span>
              {formatMoney(base)}
            </s>{' '}
          </>
        )}
        <b>{formatMoney(discounted)}</b>
      </p>
      {lowest && <p className="low">{t('catalogue.lowest', { amount: formatMoney(lowest) })}</p>}
    </div>
  )
}

/** For so many and no others: nothing to choose, but said. */
function FixedParty({ row }: { row: ChosenRow }) {
  const { t } = useTranslation()
  const note = row.settled.problems.pax ? partyNote(row, t) : null
  return (
    <div className="pick-count">
      <p className="label">{t('catalogue.party.guests')}</p>
      <p className="pick-fixed">{row.settled.pax}</p>
      <input type="hidden" name="pax" value={row.settled.pax} />
      <p className={note ? 'party-note is-refused' : 'party-note'}>{note?.text ?? t('purchases.start.perVoucher')}</p>
    </div>
  )
}

type Unit = 'vouchers' | 'groups'

const unitLabels = (unit: Unit, name: string, t: Translate) => ({
  visible: t(`purchases.start.${unit}.label`),
  group: t(`purchases.start.${unit}.of`, { name }),
  less: t(`purchases.start.${unit}.less`),
  more: t(`purchases.start.${unit}.more`),
})

function unitsNote({ settled: { problems, count } }: ChosenRow, unit: Unit, t: Translate) {
  if (!problems.units) return undefined
  return { text: t(`purchases.start.${unit}.wrong`, { most: mostUnitsOf(count) }), isProblem: true }
}

/** As on the page of the service: what the party became, and how many vouchers that takes. */
function partyNote({ settled, capacity, largest, isMerged }: ChosenRow, t: Translate) {
  const { pax, asked, problems, units } = settled
  const count = units * settled.count
  const { minimum } = capacity
  const problem = (text: string) => ({ text, isProblem: true })
  const note = (text: string) => ({ text, isProblem: false })
  if (isMerged) return problem(t('purchases.start.merged'))
  if (problems.pax === 'above-maximum') return problem(t('catalogue.party.aboveMaximum', { count: largest }))
  if (problems.pax === 'not-a-party' && largest > minimum) {
    return problem(t('purchases.start.notAParty', { least: minimum, most: largest }))
  }
  if (problems.pax) return problem(t('catalogue.party.onlyFor', { count: pax }))
  if (asked && pax > asked && settled.count > 1) {
    return note(t('catalogue.party.needs', { asked, count: settled.count, pax }))
  }
  if (asked && pax !== asked) return note(t('catalogue.party.onlyFor', { count: pax }))
  const vouchers = t('catalogue.party.vouchers', { count })
  const isMost = largest > minimum && pax === largest
  return note(isMost ? `${vouchers} · ${t('catalogue.party.maximum', { count: largest })}` : vouchers)
}
