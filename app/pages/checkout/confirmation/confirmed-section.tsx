import { ButtonLink } from '#app/ui/button.tsx'
import { Sentences } from '#app/ui/sentences.tsx'
import type { ConfirmedSection } from '#server/purchases/core/goods-view.ts'

/** What is still to be chosen, or can be done if plans change. */
export const Section = ({ section: { id, title, text, links } }: { section: ConfirmedSection }) => (
  <section id={id} className="confirmed-section">
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
