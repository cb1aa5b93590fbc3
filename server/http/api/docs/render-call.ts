import type { OpenApiDocument } from '../openapi-document.ts'
import { curlFor } from './curl.ts'
import { type Html, html } from './html.ts'
import { type Answer, bodyOf, type Call, contentOf, type Operation, resolve } from './read-document.ts'
import { renderFields, renderParameters } from './render-fields.ts'

export function renderCall(document: OpenApiDocument, call: Call): Html {
  const { method, path, operation } = call
  const answers = Object.entries<Answer | { $ref: string }>(operation.responses ?? {})
  const wanted = answers.filter(([status]) => Number(status) < 400)
  const problems = answers.filter(([status]) => Number(status) >= 400).map(([status]) => status)
  return html`<section id="${operation.operationId}">
<h2>${operation.summary}</h2>
<p class="address"><strong>${method}</strong> <code>${path}</code></p>
<p>${operation.description}</p>
${renderPages(operation)}
<h3>Request</h3>
${renderParameters(document, operation)}
${renderFields(document, 'In the body', bodyOf(document, operation)?.schema)}
<pre><code>${curlFor(document, call)}</code></pre>
<h3>Answer</h3>
${wanted.map(([status, answer]) => renderAnswer(document, status, resolve<Answer>(document, answer)))}
<p>Errors: ${problems.map((status) => html`<a href="#error-${status}">${status}</a> `)}</p>
</section>
`
}

type Page = { method: string; path: string; does: string }

/** Where a person does what the call does. */
function renderPages(operation: Operation): Html | undefined {
  const pages: Page[] | undefined = operation['x-pages']
  return (
    pages &&
    html`<p>On the pages, which stand below <code>/pt</code> in Portuguese:</p>
<ul>${pages.map(({ method, path, does }) => html`<li>${method} <code>${path}</code>: ${does}</li>\n`)}</ul>`
  )
}

function renderAnswer(document: OpenApiDocument, status: string, answer: Answer): Html {
  const content = contentOf(answer)
  return html`<p><strong>${status}</strong> ${answer.description}</p>
${renderFields(document, 'In the answer', content?.schema)}
${content && renderJson(content.example)}
`
}

export const renderJson = (value: unknown) => html`<pre><code>${JSON.stringify(value, null, 2)}</code></pre>`
