import { Icon } from '#app/ui/icon.tsx'
import type { ConditionsView } from '#server/purchases/core/goods-view.ts'

/** What is accepted below, folded. A link to it unfolds it, since what it leads to is inside. */
export function Conditions({ conditions }: { conditions: ConditionsView[] }) {
  if (conditions.length === 0) return null
  return (
    <div className="conditions">
      {conditions.map(({ id, title, paragraphs }) => (
        <details key={id}>
          <summary>
            {title}
            <Icon name="chevron-down" />
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
