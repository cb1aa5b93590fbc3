import { languageOf } from '#domain/site/languages.ts'
import { i18nFor } from '#server/i18n.ts'

/**
 * For who comes when too many wait, or has sent too much: a few lines, since a page of ours would have to be rendered.
 */
export function busyResponse(path: string, retryAfter: number, status: 429 | 503 = 503): Response {
  const language = languageOf(path)
  const { t } = i18nFor(language)
  const [title, text] = [t('errors.busy.title'), t('errors.busy.body')]
  const html = `<!DOCTYPE html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title></head><body><h1>${title}</h1><p>${text}</p></body></html>
`
  return new Response(html, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Retry-After': String(retryAfter),
    },
  })
}
