import { html } from 'hono/html'
import { type Language, localeOf } from '#platform/i18n/languages.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { pictureUrl } from '#platform/pictures/picture-url.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { blockHtml, breaking, fonts, serif, styleSheet } from './email-blocks.ts'
import type { EmailContent, EmailHeader } from './email-content.ts'
import { telephone } from './inline.ts'

/**
 * Tables and inline styles, because that is what mail programs understand. Everything that is filled in is escaped by
 * `html`; nothing is loaded but one picture, and the e-mail is whole without it.
 */
export async function emailHtml(script: EmailContent, head: EmailHeader, language: Language): Promise<string> {
  const { t } = i18nFor(language)
  const { publicUrl, support } = head
  const { unsubscribe } = script
  const photo = script.photo && `${publicUrl}${pictureUrl(script.photo.file, 1280, 'jpg')}`
  const page = await html`<!doctype html>
<html lang="${localeOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light only">
<meta name="supported-color-schemes" content="light only">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${script.subject}</title>
${styleSheet}
</head>
<body bgcolor="#f4eee4" style="margin:0;padding:0;background:#f4eee4">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${script.preheader}${spacer}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#f4eee4" style="background:#f4eee4"><tr><td align="center" style="padding:32px 0;${breaking}">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" bgcolor="#fffefc" style="width:100%;max-width:600px;background:#fffefc;border-radius:20px;overflow:hidden">
<tr><td class="in" style="padding:28px 48px 24px;${serif};font-size:26px;line-height:32px;font-weight:500;color:#0c4344;letter-spacing:-.02em"><a href="${publicUrl}${pathOf('home', language)}" style="color:#0c4344;text-decoration:none">${head.brand}</a></td></tr>
${photo ? html`<tr><td bgcolor="#e9e0d2" style="background:#e9e0d2"><img src="${photo}" width="600" alt="${script.photo?.alt}" style="display:block;width:100%;height:auto;aspect-ratio:2/1;object-fit:cover;object-position:50% 84%;border:0;${fonts};font-size:14px;line-height:22px;color:#46524f"></td></tr>` : ''}
<tr><td class="in" style="padding:${photo ? '40px' : '12px'} 48px 0"><h1 class="h1" style="margin:0;${serif};font-size:42px;line-height:46px;overflow-wrap:anywhere">${script.title}</h1></td></tr>
${script.blocks.map((block, index) => blockHtml(block, script.blocks[index - 1]))}
<tr><td style="height:44px;line-height:44px;font-size:0">&nbsp;</td></tr>
</table>
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px"><tr><td class="in" align="center" style="padding:28px 48px;${fonts};font-size:14px;line-height:22px;color:#5a6460">${t('mail.foot.help')} <a href="mailto:${support.email}" style="color:#12575a">${support.email}</a> · <a href="${telephone(support.phone)}" style="color:#5a6460;text-decoration:none;white-space:nowrap">${support.phone}</a><br>${script.why}<br>${unsubscribe ? html`<a href="${unsubscribe.href}" style="color:#12575a">${unsubscribe.words}</a><br>` : ''}<a href="${publicUrl}${pathOf('purchaseConditions', language)}" style="color:#12575a">${t('mail.foot.conditions')}</a> · <a href="${publicUrl}${pathOf('privacy', language)}" style="color:#12575a">${t('mail.foot.privacy')}</a></td></tr></table>
</td></tr></table>
</body>
</html>
`
  return page.toString()
}

/** Keeps a mailbox from showing the e-mail's first words behind the preheader. */
const spacer = '\u034f\u00a0'.repeat(60)
