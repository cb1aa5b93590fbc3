import type { FaqView } from '#features/content/server/render-content.ts'
import { Icon } from '#platform/ui/icon.tsx'

/** Questions that unfold; without JavaScript too. */
export function Questions({ questions }: { questions: FaqView['groups'][number]['questions'] }) {
  return (
    <div className="questions">
      {questions.map(({ id, question, html }) => (
        <details key={id} id={id}>
          <summary className="between gap-24">
            <h3>{question}</h3>
            <Icon name="chevron-down" className="turns" />
          </summary>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, rendered by the server */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
        </details>
      ))}
    </div>
  )
}
