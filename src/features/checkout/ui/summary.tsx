import type { GoodsView, TripView } from '#features/checkout/server/purchases/core/goods-view.ts'
import type { SummaryView } from '#features/checkout/server/purchases/steps/describe-summary.ts'
import { Anchor } from '#platform/ui/anchor.tsx'
import { Badge } from '#platform/ui/cards/badge.tsx'
import { Panel } from '#platform/ui/cards/panel.tsx'
import { Promises } from '#platform/ui/facts.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { Picture } from '#platform/ui/picture.tsx'
import { Sentences } from '#platform/ui/sentences.tsx'

type Props = { summary: SummaryView; canChange?: boolean }

/** On a computer beside the step, all of it. */
export function Summary({ summary, canChange }: Props) {
  const { t } = useTranslation()
  return (
    <aside className="stick desk" aria-label={t(`purchases.words.${summary.copyKey}.summary`)}>
      <SummaryPanel summary={summary} canChange={canChange} />
      <div className="summary-promises">
        <Promises facts={summary.promises} />
      </div>
    </aside>
  )
}

/** What was to be bought and what it costs, without promises: also where it could not be. */
export function SummaryPanel({ summary, canChange }: Props) {
  const { t } = useTranslation()
  return (
    <Panel className="summary">
      <div className="between">
        <h2 className="text-22">{t(`purchases.words.${summary.copyKey}.summary`)}</h2>
        {canChange && (
          <Anchor className="link" href={summary.changeHref}>
            {t('purchases.summary.change')}
          </Anchor>
        )}
      </div>
      <SummaryBody summary={summary} />
    </Panel>
  )
}

/** On a phone above the step, folded: what it is and what it costs. */
export function PhoneSummary({ summary, canChange }: Props) {
  const { t } = useTranslation()
  const [first] = summary.items
  return (
    <details className="phone-sum only-phone-block">
      <summary className="grid items-center gap-14">
        {first ? <Picture {...first.photo} alt="" sizes="56px" /> : <span />}
        <span>
          <b>{first?.name ?? summary.title}</b>
          <br />
          <span className="small muted">{first?.details ?? summary.place}</span>
        </span>
        <span>
          <b className="num">{summary.total}</b>
          <Icon name="chevron-down" className="turns" />
        </span>
      </summary>
      <div className="summary">
        <SummaryBody summary={summary} />
        {canChange && (
          <Anchor className="link" href={summary.changeHref}>
            {t('purchases.summary.change')}
          </Anchor>
        )}
      </div>
    </details>
  )
}

function SummaryBody({ summary }: { summary: SummaryView }) {
  const { t } = useTranslation()
  return (
    <>
      {summary.items.length === 0 && (
        <div>
          <b>{summary.title}</b>
          <p className="small muted">{summary.place}</p>
        </div>
      )}
      {summary.items.map(({ uuid, name, details, photo }) => (
        <div className="item grid" key={uuid}>
          <Picture className="thumb" {...photo} alt="" sizes="96px" />
          <div>
            <b>{name}</b>
            <p className="small muted">{summary.place}</p>
            {!summary.trip && <p className="small muted">{details}</p>}
            {summary.giftFor && (
              <Badge kind="sage" icon="gift">
                {summary.giftFor}
              </Badge>
            )}
          </div>
        </div>
      ))}
      {summary.trip && <Trip trip={summary.trip} />}
      {summary.facts && <GoodsFacts facts={summary.facts} />}
      <PriceLines bill={summary} totalLabel={t('purchases.summary.total')} />
      {summary.lowest && <p className="xs muted">{summary.lowest}</p>}
    </>
  )
}

/** What matters of the goods, with what there is to say of it. */
const GoodsFacts = ({ facts }: { facts: NonNullable<GoodsView['facts']> }) => (
  <ul className="stay-facts grid gap-10 mid">
    {facts.map(({ icon, title, text }) => (
      <li key={title}>
        <Icon name={icon} />
        <span>
          {title}
          <small>
            <Sentences>{text}</Sentences>
          </small>
        </span>
      </li>
    ))}
  </ul>
)

/** From when to when: arrival, how many nights, departure. */
export const Trip = ({ trip: { arrival, departure, nights } }: { trip: TripView }) => (
  <div className="stay-trip grid items-center gap-12">
    <TripEnd {...arrival} />
    <span className="n soft nowrap">{nights}</span>
    <TripEnd {...departure} />
  </div>
)

const TripEnd = ({ label, day, time }: TripView['arrival']) => (
  <span>
    <small>{label}</small>
    <b>{day}</b>
    <small>{time}</small>
  </span>
)

type PriceLinesProps = { bill: Pick<SummaryView, 'lines' | 'total' | 'tax'>; totalLabel: string }

/** What is paid, line by line, with its sum and its tax: beside each step, and on the receipt. */
export const PriceLines = ({ bill: { lines, total, tax }, totalLabel }: PriceLinesProps) => (
  <>
    <dl className="lines grid gap-10">
      {lines.map(({ label, amount, isOff }) => (
        <div key={label} className={isOff ? 'off' : undefined}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
    <div className="total">
      <b>{totalLabel}</b>
      <b>{total}</b>
    </div>
    {tax && <p className="small muted">{tax}</p>}
  </>
)
