import { html, raw } from 'hono/html'
import type { EmailBlock, EmailFact, Inline } from './email-content.ts'

type Html = ReturnType<typeof html>

/** A block as rows of the e-mail's table, at its distance from the one above. */
export function blockHtml(block: EmailBlock, above?: EmailBlock): Html {
  switch (block.kind) {
    case 'text':
      return paragraph(block.content, block.tone, above)
    case 'heading':
      return row('36px', html`<h2 style="margin:0;${serif};font-size:24px;line-height:30px">${block.words}</h2>`)
    case 'face':
      return row('28px', face(block))
    case 'button':
      return row('28px', button(block.words, block.href))
    case 'quote':
      return row(
        '28px',
        html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td style="border-left:3px solid #d8cbb7;padding:2px 0 2px 20px"><p style="margin:0;${serif};font-style:italic;font-size:22px;line-height:32px;overflow-wrap:anywhere">${broken(block.words)}</p><p style="margin:10px 0 0;${fonts};font-size:16px;line-height:24px;color:#46524f">${block.by}</p></td></tr></table>`,
      )
    case 'steps':
      return row('12px', stepsTable(block.steps))
    case 'card':
      return row('36px', card(block))
    case 'amounts':
      return row('12px', amounts(block))
  }
}

const row = (top: string, content: Html) => html`<tr><td class="in" style="padding:${top} 48px 0">${content}</td></tr>
`

function paragraph(content: Inline[], tone?: 'lead' | 'note', above?: EmailBlock): Html {
  const looks = {
    lead: ['16px', 'font-size:17px;line-height:27px;color:#46524f'],
    note: ['14px', 'font-size:14px;line-height:22px;color:#626c68'],
    usual: ['10px', 'font-size:16px;line-height:26px;color:#46524f'],
  } as const
  const [top, style] = looks[tone ?? 'usual']
  return row(
    above?.kind === 'card' || above?.kind === 'button' ? '24px' : top,
    html`<p style="margin:0;${fonts};${style};overflow-wrap:anywhere">${inline(content)}</p>`,
  )
}

/** The cell has the colour too, for those that draw no background behind a link. */
const button = (words: string, href: string) =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" class="btn"><tr><td bgcolor="#12575a" align="center" style="background:#12575a;border-radius:12px;mso-padding-alt:15px 32px"><a href="${href}" style="display:inline-block;${fonts};font-weight:600;font-size:17px;line-height:24px;color:#fffefc;text-decoration:none;text-align:center;padding:15px 32px;border-radius:12px">${words}</a></td></tr></table>`

/** The picture above what is written: mail programs set no words over pictures. Without the picture it is whole. */
const face = ({ picture, colour, logo, brand, title, lines, amount }: Extract<EmailBlock, { kind: 'face' }>) =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${colour}" style="background:${colour};border-radius:16px;overflow:hidden"><tr><td colspan="2" style="padding:0"><img src="${picture.url}" width="504" alt="${picture.alt}" style="display:block;width:100%;height:auto;aspect-ratio:2/1;object-fit:cover;border:0;border-radius:16px 16px 0 0"></td></tr><tr><td ${logo ? '' : html`colspan="2"`} style="padding:24px ${logo ? '8px' : '28px'} 0 28px;${serif};font-size:20px;line-height:26px;color:#fffefc">${brand}</td>${logo ? html`<td align="right" style="padding:24px 28px 0 8px"><img src="${logo.url}" height="44" alt="${logo.alt}" style="display:inline-block;height:44px;width:auto;max-width:160px;border:0;border-radius:8px;${fonts};font-size:16px;line-height:24px;color:#fffefc"></td>` : ''}</tr><tr><td colspan="2" style="padding:6px 28px 0;${serif};font-size:34px;line-height:38px;color:#fffefc">${title}</td></tr><tr><td valign="bottom" style="padding:16px 8px 26px 28px;${fonts};font-size:16px;line-height:24px;color:#fffefc;overflow-wrap:anywhere">${broken(lines.join('\n'))}</td><td align="right" valign="bottom" style="padding:16px 28px 24px 8px;${serif};font-size:42px;line-height:44px;color:#fffefc;white-space:nowrap">${amount}</td></tr></table>`

const stepsTable = (steps: Inline[][]) =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${steps.map(
    (step, index) =>
      html`<tr><td width="28" valign="top" style="width:28px;padding:4px 0;${fonts};font-size:16px;line-height:26px;font-weight:600;color:#9a4526">${index + 1}.</td><td style="padding:4px 0;${fonts};font-size:16px;line-height:26px;color:#46524f;overflow-wrap:anywhere">${inline(step)}</td></tr>`,
  )}</table>`

function card({ title, lines = [], facts, links = [] }: Extract<EmailBlock, { kind: 'card' }>): Html {
  const pairs = inPairs(facts)
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#eef4f1" style="background:#eef4f1;border-radius:16px"><tr><td style="padding:24px 24px 10px">
${title ? html`<p style="margin:0 0 2px;${serif};font-size:24px;line-height:30px;overflow-wrap:anywhere">${title}</p>` : ''}
${lines.map((line) => html`<p style="margin:0;${fonts};font-size:16px;line-height:24px;color:#46524f;overflow-wrap:anywhere">${line}</p>`)}
${title || lines.length > 0 ? html`<div style="height:18px;line-height:18px;font-size:0">&nbsp;</div>` : ''}
${pairs.map((pair) => html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>${pair.map(factCell)}${pair.length === 1 && !pair.some(isLong) ? html`<td class="half" width="50%"></td>` : ''}</tr></table>`)}
${links.map((link) => html`<p style="margin:0 0 14px;${fonts};font-size:16px;line-height:24px">${inline([link])}</p>`)}
</td></tr></table>`
}

/** Two side by side; a code that would not fit beside another stands alone. */
function inPairs(facts: readonly EmailFact[]): EmailFact[][] {
  return facts.reduce<EmailFact[][]>((pairs, fact) => {
    const last = pairs.at(-1)
    if (last && last.length < 2 && !isLong(fact) && !last.some(isLong)) last.push(fact)
    else pairs.push([fact])
    return pairs
  }, [])
}

const isLong = ({ isCode, value }: EmailFact) => isCode === true && value.length > 16

const factCell = ({ label, value, isCode }: EmailFact) =>
  html`<td class="half" width="50%" valign="top" style="${fonts};font-size:14px;line-height:20px;color:#46524f;padding:0 8px 14px 0">${label}<br><b style="font-weight:600;font-size:17px;line-height:26px;color:#1f2b2a;${isCode ? 'letter-spacing:.04em;' : ''}overflow-wrap:anywhere">${value}</b></td>`

const amounts = ({ lines, total }: Extract<EmailBlock, { kind: 'amounts' }>) =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">${lines.map(
    ({ label, amount, isOff }) => {
      const style = `${fonts};font-size:16px;line-height:24px;padding:5px 0;color:${isOff ? '#2c6543' : '#1f2b2a'}`
      return html`<tr><td style="${style}">${label}</td><td align="right" style="${style};white-space:nowrap">${amount}</td></tr>`
    },
  )}<tr><td style="${fonts};font-size:17px;line-height:26px;font-weight:600;color:#1f2b2a;padding:14px 0 0;border-top:1px solid #d8cbb7">${total.label}</td><td align="right" style="${serif};font-size:26px;line-height:30px;padding:14px 0 0;border-top:1px solid #d8cbb7;white-space:nowrap">${total.amount}</td></tr></table>`

const inline = (content: Inline[]) =>
  content.map((part) =>
    typeof part === 'string'
      ? html`${part}`
      : html`<a href="${part.href}" style="color:#12575a;font-weight:600">${part.words}</a>`,
  )

const broken = (words: string) =>
  words.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`))

/** Our own fonts where the reader has them; Georgia and Arial carry the e-mail. */
export const serif =
  'font-family:Newsreader,Georgia,Times New Roman,serif;font-weight:400;color:#1f2b2a;letter-spacing:-.01em'
export const fonts = 'font-family:Figtree,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif'

/** A name without a space breaks before it widens the e-mail. The second is for programs that don't know the first. */
export const breaking = 'overflow-wrap:anywhere;word-break:break-word'

/** Only what inline styles can't: a narrow screen. */
export const styleSheet = raw(`<style>
:root{color-scheme:light only;supported-color-schemes:light only}
body{margin:0}a{color:#12575a}
@media(max-width:640px){.in{padding-left:24px!important;padding-right:24px!important}.h1{font-size:34px!important;line-height:38px!important}.btn{width:100%!important}.btn a{display:block!important}.half{display:block!important;width:100%!important;box-sizing:border-box!important;padding:0 0 14px!important}}
</style>`)
