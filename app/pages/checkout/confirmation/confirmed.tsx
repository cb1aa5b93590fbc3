import { Marked } from '#app/i18n.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Badge } from '#app/ui/cards/badge.tsx'
import { Picture } from '#app/ui/picture.tsx'
import type { ConfirmedCard, ConfirmedView } from '#server/purchases/core/goods-view.ts'

/** Spec 2.9: congratulations, and what the kind of goods has to say and to give. */
export function Confirmed({ view }: { view: ConfirmedView }) {
  const { badge, title, lead, paragraphs, actions, note, cards } = view
  return (
    <div className="thanks">
      <div className="wrap thanks-grid">
        <div className="stack-lg">
          {badge && (
            <Badge kind="teal" icon="check">
              {badge}
            </Badge>
          )}
          <h1>{title}</h1>
          <p className="lead">
            <Marked text={lead} components={{ email: <b /> }} />
          </p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          <div className="row">
            {actions.map(({ label, ...action }) => (
              <ButtonLink key={label} {...action}>
                {label}
              </ButtonLink>
            ))}
          </div>
          {note && <p className="small muted">{note}</p>}
        </div>
        <div className="stack-lg">
          {cards.map(({ key, ...card }) => (
            <Card key={key} card={card} />
          ))}
        </div>
      </div>
    </div>
  )
}

function Card({ card }: { card: Omit<ConfirmedCard, 'key'> }) {
  const { photo, above, title, place, badge, facts, link } = card
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
        <dl className="mv-row">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="small muted">{label}</dt>
              <dd>
                <b>{value}</b>
              </dd>
            </div>
          ))}
        </dl>
        {link && (
          <a className="link" href={link.href}>
            {link.label}
          </a>
        )}
      </div>
    </div>
  )
}
