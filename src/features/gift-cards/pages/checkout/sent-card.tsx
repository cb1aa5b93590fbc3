import { Form } from 'react-router'
import type { WriteRefused } from '#features/checkout/ui/refused-banner.tsx'
import { type CorrectionDraft, correctionForm } from '#features/gift-cards/rules/card-draft.ts'
import type { SentCardsView, SentCardView } from '#features/gift-cards/server/describe-sent.ts'
import { Button } from '#platform/ui/button.tsx'
import { Badge, type BadgeKind } from '#platform/ui/cards/badge.tsx'
import { bindFields } from '#platform/ui/forms/bind-fields.ts'
import { Input } from '#platform/ui/forms/field.tsx'
import { Segment } from '#platform/ui/forms/segment.tsx'
import type { IconName } from '#platform/ui/icon-paths.ts'

const badges: Record<SentCardView['state'], { kind: BadgeKind; icon: IconName }> = {
  scheduled: { kind: 'warn', icon: 'hourglass' },
  onItsWay: { kind: 'teal', icon: 'mail' },
  sent: { kind: 'teal', icon: 'mail-check' },
  returned: { kind: 'error', icon: 'alert' },
  opened: { kind: 'sage', icon: 'check' },
  spent: { kind: 'mute', icon: 'check' },
  cancelled: { kind: 'mute', icon: 'undo' },
}

type Props = {
  card: SentCardView
  texts: SentCardsView['texts']
  days: SentCardsView['days']
  answer?: SentAnswer
}

/** One card: where it stands, and what its buyer may still do with it. */
export function SentCard({ card, texts, days, answer }: Props) {
  const { kind, icon } = badges[card.state]
  return (
    <li>
      <div className="sent-row">
        <span>
          <b>{card.name}</b>
          <small>{card.email}</small>
        </span>
        <span>
          <span className="sent-label">{texts.columns.delivery}</span>
          {card.delivery}
        </span>
        <span>
          <Badge kind={kind} icon={icon}>
            {card.badge}
          </Badge>
        </span>
        <span className="num text-right">
          <b>{card.amount}</b>
          {card.spent && <small>{card.spent}</small>}
          {card.refunded && <small>{card.refunded}</small>}
        </span>
      </div>
      <div className="sent-acts row">
        {card.canResend && (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="card" value={card.uuid} />
            <button
              className="link tap-line"
              type="submit"
              name="intent"
              value="resend"
              aria-label={`${texts.resend}: ${card.name}`}
            >
              {texts.resend}
            </button>
          </Form>
        )}
        {card.fileHref && (
          <a className="link tap-line" href={card.fileHref} aria-label={`${texts.file}: ${card.name}`} download>
            {texts.file}
          </a>
        )}
        {card.canCorrect && <Correct card={card} texts={texts} days={days} answer={answer} />}
        {card.refund && (
          <RefundForm
            card={card.uuid}
            label={texts.refund}
            name={`${texts.refund}: ${card.name}`}
            refund={card.refund}
          />
        )}
      </div>
    </li>
  )
}

/** Folded, with what comes back above the button: nothing is given back by one click. */
export function RefundForm({ card, label, name, refund }: RefundProps) {
  return (
    <details className="sent-more">
      <summary className="link tap-line" aria-label={name}>
        {label}
      </summary>
      <Form method="post" className="sent-form" preventScrollReset>
        <p>{refund.text}</p>
        {card && <input type="hidden" name="card" value={card} />}
        <input type="hidden" name="seen" value={refund.seen} />
        <Button type="submit" variant="danger" name="intent" value="refund">
          {refund.button}
        </Button>
      </Form>
    </details>
  )
}

function Correct({ card, texts, days, answer }: Props) {
  const { values, errors } = answer ?? {}
  const label = card.isReturned ? texts.correctReturned : texts.correct
  const { field } = bindFields(correctionForm, {
    values: values ?? { name: card.name, email: card.email },
    problems: errors ?? {},
    textOf: (error) => error,
  })
  return (
    <details className="sent-more" open={answer !== undefined}>
      <summary className="link tap-line" aria-label={`${label}: ${card.name}`}>
        {label}
      </summary>
      <Form method="post" className="sent-form form-grid" noValidate preventScrollReset>
        <input type="hidden" name="card" value={card.uuid} />
        <Input {...field('name')} label={texts.name} />
        <Input {...field('email')} label={texts.email} />
        <fieldset className="full card-when">
          <legend className="label">{texts.when}</legend>
          <Segment
            label={texts.when}
            name="delivery"
            defaultValue={values?.delivery ?? 'now'}
            options={[
              { value: 'now', label: texts.now },
              { value: 'later', label: texts.later, icon: 'calendar' },
            ]}
          />
          <div className="card-later">
            <Input {...field('deliverOn')} label={texts.day} min={days.first} max={days.last} />
          </div>
        </fieldset>
        <p className="small muted full">{texts.correctNote}</p>
        <div className="full">
          <Button type="submit" name="intent" value="correct">
            {texts.save}
          </Button>
        </div>
      </Form>
    </details>
  )
}

type RefundProps = {
  /** Null: all of them. */
  card: string | null
  label: string
  name?: string
  refund: { seen: number; button: string; text: string }
}

/** What became of what its buyer wanted of a card. */
export type SentAnswer = {
  told?: string
  isDone?: boolean
  refused?: WriteRefused
  /** The card whose form came back, with what was typed and what is wrong. */
  card?: string
  values?: CorrectionDraft
  errors?: Partial<CorrectionDraft>
}
