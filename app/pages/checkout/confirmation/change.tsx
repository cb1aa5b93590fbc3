import { ButtonLink } from '#app/ui/button.tsx'
import type { ConfirmedView } from '#server/purchases/core/goods-view.ts'

/** What can be done if plans change. */
export const Change = ({ change: { title, text, link } }: { change: NonNullable<ConfirmedView['change']> }) => (
  <section className="change-plans">
    <h2 className="h3">{title}</h2>
    <p>{text}</p>
    {link && (
      <ButtonLink href={link.href} variant="secondary">
        {link.label}
      </ButtonLink>
    )}
  </section>
)
