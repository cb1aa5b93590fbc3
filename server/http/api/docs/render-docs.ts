import type { OpenApiDocument } from '../openapi-document.ts'
import { html } from './html.ts'
import { type Answer, callsOf, contentOf, resolve } from './read-document.ts'
import { renderCall, renderJson } from './render-call.ts'
import { renderFields } from './render-fields.ts'

/** The OpenAPI document as a page to read. It needs no script. */
export function renderDocs(document: OpenApiDocument): string {
  const calls = callsOf(document)
  const { title, version, description } = document.info
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/api/docs/style.css">
</head>
<body>
<header>
<h1>${title}</h1>
<p>Version ${version}. ${description}</p>
<p>Every address begins with <code>${document.servers?.[0]?.url}</code>. For programs: <a href="/api/openapi.json">OpenAPI 3.1 document</a>.</p>
<nav aria-label="Calls">
<ul>
${calls.map(
  ({ method, path, operation }) =>
    html`<li><a href="#${operation.operationId}">${operation.summary}</a> <span>${method} <code>${path}</code></span></li>\n`,
)}<li><a href="#errors">Errors</a></li>
</ul>
</nav>
</header>
<main>
${calls.map((call) => renderCall(document, call))}
${renderErrors(document)}
</main>
</body>
</html>
`.source
}

function renderErrors(document: OpenApiDocument) {
  const { schemas = {}, responses = {} } = document.components ?? {}
  const problems = Object.values(responses).map((answer) => resolve<Answer>(document, answer))
  return html`<section id="errors">
<h2>Errors</h2>
<p>Every error is an <code>application/problem+json</code> object (RFC 9457).</p>
${renderFields(document, 'In every error', schemas.Problem)}
${problems.map((answer) => {
  const example = contentOf(answer)?.example
  return html`<h3 id="error-${example.status}">${example.status} ${example.title}</h3>
<p>${answer.description}</p>
${renderJson(example)}
`
})}</section>`
}
