import type { ConfirmedCard } from '#features/checkout/server/purchases/core/goods-view.ts'
import { DownloadLink } from '#features/checkout/ui/confirmation/file-links.tsx'
import { Trip } from '#features/checkout/ui/summary.tsx'
import { Badge } from '#platform/ui/cards/badge.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { Picture } from '#platform/ui/picture.tsx'

/** So many stand in the list at first; a large order has a hundred. */
const listed = 5

/** What was bought: one with its picture, several as a list with the file and the link of each. */
export function ConfirmedCards({ cards }: { cards: ConfirmedCard[] }) {
  const { t } = useTranslation()
  const [first, ...others] = cards
  if (first && others.length === 0) return <Card card={first} />
  const folded = cards.slice(listed)
  return (
    <div className="goods-list">
      <Rows cards={cards.slice(0, listed)} />
      {folded.length > 0 && (
        <details>
          <summary className="link">{t('purchases.confirmation.moreCards', { count: folded.length })}</summary>
          <Rows cards={folded} />
        </details>
      )}
    </div>
  )
}

function Card({ card }: { card: ConfirmedCard }) {
  const { photo, above, title, place, badge, facts, trip } = card
  return (
    <div className="mini-voucher">
      {photo && <Picture {...photo} alt="" sizes="(min-width: 1001px) 440px, 100vw" />}
      <div className="in">
        {above && <span className="small muted">{above}</span>}
        <b className="serif">{title}</b>
        <span>{place}</span>
        {badge && (
          <div>
            <Badge kind="mute">{badge}</Badge>
          </div>
        )}
        {trip && <Trip trip={trip} />}
        <dl className="mv-row">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="small muted">{label}</dt>
              <dd>
                <b className="block">{value}</b>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  )
}

const Rows = ({ cards }: { cards: ConfirmedCard[] }) => (
  <ul>
    {cards.map((card) => (
      <Row key={card.key} card={card} />
    ))}
  </ul>
)

function Row({ card: { photo, above, title, badge, facts, links } }: { card: ConfirmedCard }) {
  return (
    <li>
      {photo && <Picture className="thumb" {...photo} alt="" sizes="72px" />}
      <div className="in">
        {above && <span className="xs muted">{above}</span>}
        <b>{title}</b>
        <dl className="small">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="muted">{label}</dt> <dd className="num">{value}</dd>
            </div>
          ))}
        </dl>
        {badge && (
          <div>
            <Badge kind="mute">{badge}</Badge>
          </div>
        )}
        {links.length > 0 && (
          <div className="links">
            {links.map(({ label, name, href, isFile }) =>
              isFile ? (
                <DownloadLink key={label} href={href} name={name} className="link">
                  {label}
                </DownloadLink>
              ) : (
                <a key={label} className="link" href={href} aria-label={name}>
                  {label}
                </a>
              ),
            )}
          </div>
        )}
      </div>
    </li>
  )
}
