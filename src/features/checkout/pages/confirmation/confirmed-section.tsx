import type { ConfirmedSection } from '#features/checkout/server/purchases/core/goods-view.ts'
import { ButtonLink } from '#platform/ui/button.tsx'
import { Sentences } from '#platform/ui/sentences.tsx'

/** What is still to be chosen, or can be done if plans change. */
export const Section = ({ section: { id, title, text, links } }: { section: ConfirmedSection }) => (
  <section id={id} className="confirmed-section grid gap-12 mt-40">
    <h2 className="h3">{title}</h2>
    <p>
      <Sentences>{text}</Sentences>
    </p>
    {links.length > 0 && (
      <div className="row">
        {links.map(({ label, href }) => (
          <ButtonLink key={href} href={href} variant="secondary">
            {label}
          </ButtonLink>
        ))}
      </div>
    )}
  </section>
)
