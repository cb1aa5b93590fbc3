import { Icon } from '#app/ui/icon.tsx'
import type { FaqView } from '#server/content/render-content.ts'

/** Questions that unfold; without JavaScript too. */
export function Questions({ questions }: { questions: FaqView['groups'][number]['questions'] }) {
  return (
    <div className="questions">
      {questions.map(({ id, question, html }) => (
        <details key={id} id={id}>
          <summary>
            <h3>{question}</h3>
            <Icon name="chevron-down" />
          </summary>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own text, rendered by the server */}
          <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
        </details>
      ))}
    </div>
  )
}
