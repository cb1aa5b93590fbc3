import type { ConditionsView } from '#features/checkout/server/purchases/core/goods-view.ts'
import { Icon } from '#platform/ui/icon.tsx'

/** What is accepted below, folded. A link to it unfolds it, since what it leads to is inside. */
export function Conditions({ conditions }: { conditions: ConditionsView[] }) {
  if (conditions.length === 0) return null
  return (
    <div className="conditions ruled">
      {conditions.map(({ id, title, paragraphs }) => (
        <details key={id}>
          <summary>
            {title}
            <Icon name="chevron-down" className="turns" />
          </summary>
          <div id={id}>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </details>
      ))}
    </div>
  )
}
