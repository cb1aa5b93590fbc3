import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { Language } from '#platform/i18n/languages.ts'

type Html = ReturnType<typeof html>

export type SandboxPage = {
  language: Language | 'en'
  title: string
  body: Html
  script?: string
  /** More than what all pages look like. */
  style?: string
  /** Where its forms may lead: by default back to the sandbox. */
  forms?: 'anywhere'
  /** Whether a shop may show it in a frame. */
  isFramed?: boolean
  status?: number
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** A page may do what it needs and nothing else: its own style and script are named by their hashes. */
export async function page(shown: SandboxPage): Promise<Response> {
  const { language, title, body, script, forms, isFramed, status = 200 } = shown
  const css = styles + (shown.style ?? '')
  const text = await html`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>${raw(css)}</style></head>
<body>${body}${script ? html`<script>${raw(script)}</script>` : ''}</body>
</html>`
  return new Response(String(text), {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Content-Security-Policy': [
        "default-src 'none'",
        `style-src ${hashOf(css)}`,
        "font-src 'self'",
        `script-src ${script ? hashOf(script) : "'none'"}`,
        "connect-src 'self'",
        "base-uri 'none'",
        // A browser also minds where the answer to a form leads on to, and that is the shop.
        `form-action ${forms === 'anywhere' ? 'http: https:' : "'self'"}`,
        `frame-ancestors ${isFramed ? 'http: https:' : "'none'"}`,
      ].join('; '),
    },
  })
}

/** Sends its fields on by itself; where scripts are off, by a button. */
export function sendOn(language: Language, title: string, button: string, url: string, fields: Record<string, string>) {
  const hidden = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )
  const body = html`<form method="post" action="${url}">${hidden}<button>${button}</button></form>`
  return page({ language, title, body, script: 'document.forms[0].submit()', forms: 'anywhere', isFramed: true })
}

const styles = `
:root{color-scheme:light;font:16px/1.5 system-ui,sans-serif;color:#1f2a30;background:#fff}
*{box-sizing:border-box}
body{margin:0 auto;max-width:60rem;padding:1rem}
form.narrow,main.narrow{max-width:26rem;margin:0 auto}
h1{font-size:1.375rem;line-height:1.25;margin:0 0 .75rem}
h2{font-size:1.125rem;margin:2rem 0 .5rem}
p{margin:0 0 .75rem}
.quiet{color:#52636b;font-size:.875rem}
.error{color:#a1261b;font-size:.875rem;margin:.25rem 0 0}
.error:empty{display:none}
body:has(form.compact){max-width:none;padding:3px}
form.compact{display:flex;flex-direction:column;min-height:calc(100vh - 6px)}
.compact .field{margin:0 0 .75rem}
.compact label{font-size:.9375rem;font-weight:600}
.compact .error{line-height:1.25}
.compact button{margin-top:auto}
body:has(main.bank){max-width:none;padding:0}
main.bank{display:flex;flex-direction:column;min-height:100vh;padding:1.5rem clamp(1.25rem,6vw,3rem)}
.bank header{display:flex;justify-content:space-between;gap:1rem;padding-bottom:1rem;margin-bottom:1.5rem;border-bottom:1px solid #d5dcdf}
.bank header b{color:#0f5257}
.bank form{flex:1;display:flex;flex-direction:column}
.bank .actions{margin-top:auto}
.bank .actions button{flex:1 1 10rem}
.row{display:grid;grid-template-columns:1fr 1fr;gap:.75rem}
.field{margin:0 0 .75rem;min-width:0}
label{display:block;font-size:.875rem;margin:0 0 .25rem}
input{font:inherit;width:100%;min-height:2.75rem;padding:.375rem .625rem;border:1px solid #7b8b93;border-radius:.5rem;background:#fff;color:inherit}
input[aria-invalid=true]{border-color:#a1261b}
button{font:inherit;min-height:2.75rem;padding:.375rem 1.25rem;border:1px solid #0f5257;border-radius:.5rem;background:#0f5257;color:#fff;cursor:pointer}
button.second{background:#fff;color:#0f5257}
button[disabled]{opacity:.6;cursor:default}
:focus-visible{outline:3px solid #e0a030;outline-offset:2px}
.actions{display:flex;flex-wrap:wrap;gap:.75rem}
.wide{width:100%}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.875rem}
th,td{text-align:left;padding:.375rem .75rem .375rem 0;border-bottom:1px solid #d5dcdf;vertical-align:top}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:0 0 1rem}
dt{color:#52636b}dd{margin:0;overflow-wrap:anywhere}
code{font-family:ui-monospace,monospace}
`
