import { languageOf } from '#platform/i18n/languages.ts'
import { i18nFor } from '#platform/server/i18n.ts'

/** For who comes when too many wait. */
export function busyResponse(path: string, retryAfter: number): Response {
  const { t } = i18nFor(languageOf(path))
  return fewLines(path, { status: 503, retryAfter, title: t('errors.busy.title'), text: t('errors.busy.body') })
}

/** For who has sent so much that nothing more of it is looked at for a while. */
export function sentTooMuchResponse(path: string, retryAfter: number): Response {
  const { t } = i18nFor(languageOf(path))
  const text = t('errors.sentTooMuch.body', { count: Math.ceil(retryAfter / 60) })
  return fewLines(path, { status: 429, retryAfter, title: t('errors.sentTooMuch.title'), text })
}

type Lines = { status: 429 | 503; retryAfter: number; title: string; text: string }

/** A page of ours would have to be rendered. */
function fewLines(path: string, { status, retryAfter, title, text }: Lines): Response {
  const html = `<!DOCTYPE html>
<html lang="${languageOf(path)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
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
