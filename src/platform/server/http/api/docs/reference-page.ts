import { html } from 'hono/html'
import { type KnownStatus, knownProblems, knownStatuses, meaningOf, type ProblemMeanings } from '../known-problems.ts'
import type { OpenApiDocument } from '../openapi-document.ts'
import type { ReferenceFile } from './reference-files.ts'

type Files = Record<'library' | 'libraryStyle' | 'start' | 'look', ReferenceFile>

/** What is said without a script: what the API is for, where its document is, and every error, which problems link to. */
export function referencePage({ info, servers }: OpenApiDocument, files: Files, meanings: ProblemMeanings) {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${info.title}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/api/docs/${files.libraryStyle.name}">
<link rel="stylesheet" href="/api/docs/${files.look.name}">
<script src="/api/docs/${files.library.name}" defer></script>
<script src="/api/docs/${files.start.name}" defer></script>
</head>
<body>
<header>
<h1>${info.title}</h1>
<p>Version ${info.version}. ${info.description}</p>
<p>Every address begins with <code>${servers?.[0]?.url}</code>. For programs: <a href="/api/openapi.json">OpenAPI 3.1 document</a>. What may go wrong: <a href="#errors">errors</a>.</p>
<h2>Calls</h2>
</header>
<div id="calls"></div>
<noscript><p>The calls are unfolded here by a script. Without it, all of them are described in the <a href="/api/openapi.json">OpenAPI 3.1 document</a>.</p></noscript>
<section id="errors" aria-labelledby="errors-title">
<h2 id="errors-title">Errors</h2>
<p>Every error is an <code>application/problem+json</code> object (RFC 9457), and its type leads here.</p>
${knownStatuses.map((status) => renderProblem(status, meanings))}
</section>
</body>
</html>
`
}

function renderProblem(status: KnownStatus, meanings: ProblemMeanings) {
  const { title, detail, meaning } = { ...knownProblems[status], meaning: meaningOf(status, meanings) }
  return html`<h3 id="error-${status}">${status} ${title}</h3>
<p>${meaning}</p>
<p>${detail}</p>
`
}
