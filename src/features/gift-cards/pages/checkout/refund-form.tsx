import { Form } from 'react-router'
import { Button } from '#platform/ui/button.tsx'

type Props = {
  /** Null: all of them. */
  card: string | null
  label: string
  name?: string
  refund: { seen: number; button: string; text: string }
}

/** Folded, with what comes back above the button: nothing is given back by one click. */
export function RefundForm({ card, label, name, refund }: Props) {
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
