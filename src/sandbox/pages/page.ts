import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { Language } from '#platform/i18n/languages.ts'
import { styles } from './styles.ts'

type Html = ReturnType<typeof html>

export type Page = {
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
export async function page(shown: Page): Promise<Response> {
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
