import { html, raw } from 'hono/html'
import type { KeptEmail } from './mail-store.ts'
import type { PostedAddress } from './posted-email.ts'

/** Everything that is filled in is escaped; the pages need no script and load nothing. */
export type MailboxAddresses = { list: string; email: (number: number) => string }

type ListView = { emails: KeptEmail[]; total: number; to: string; page: number; pages: number }

export const mailboxListPage = ({ emails, total, to, page, pages }: ListView, at: MailboxAddresses) =>
  frame(
    'Mailbox',
    html`<h1>Mailbox</h1>
<p>Every email the shop has sent. Nothing of it has left this machine.</p>
<form method="get" action="${at.list}" role="search"><label for="to">Address of the reader</label><div class="search"><input id="to" name="to" type="search" value="${to}" autocomplete="off"><button>Search</button></div></form>
<p role="status">${total === 1 ? '1 email' : `${total} emails`}${to ? ` to “${to}”` : ''}${pages > 1 ? `, page ${page} of ${pages}` : ''}</p>
${emails.length === 0 ? html`<p class="empty">${to ? 'Nobody with this address has got an e-mail.' : 'No e-mail has come yet.'}</p>` : html`<ul class="emails">${emails.map((email) => row(email, at))}</ul>`}
${pages > 1 ? html`<nav aria-label="Pages">${page > 1 ? html`<a href="${pageUrl(at, to, page - 1)}">Newer</a>` : ''} ${page < pages ? html`<a href="${pageUrl(at, to, page + 1)}">Older</a>` : ''}</nav>` : ''}`,
  )

export const emailPage = (email: KeptEmail, part: 'html' | 'text', at: MailboxAddresses) => {
  const own = at.email(email.number)
  return frame(
    email.subject,
    html`<p><a href="${at.list}">All emails</a></p>
<h1>${email.subject}</h1>
<dl>
<dt>From</dt><dd>${addressOf(email.from)}</dd>
<dt>To</dt><dd>${addressOf(email.to)}</dd>
${email.replyTo ? html`<dt>Answers to</dt><dd>${addressOf(email.replyTo)}</dd>` : ''}
<dt>Received</dt><dd><time datetime="${email.receivedAt}">${timeOf(email)}</time>${email.times > 1 ? `, ${email.times} times` : ''}</dd>
</dl>
${email.attachments.length > 0 ? html`<h2>Attachments</h2><ul class="files">${email.attachments.map((file, index) => html`<li><a href="${own}/attachments/${index}">${file.name}</a> <span>${sizeOf(file.size)}</span> <a href="${own}/attachments/${index}?download=1" aria-label="Download ${file.name}">Download</a></li>`)}</ul>` : ''}
<nav class="tabs" aria-label="Parts of the email"><a href="${own}"${current(part === 'html')}>As it looks</a><a href="${own}?part=text"${current(part === 'text')}>Plain text</a></nav>
${part === 'html' ? html`<iframe src="${own}/html" title="The email as its reader sees it" sandbox="allow-popups allow-popups-to-escape-sandbox" referrerpolicy="no-referrer"></iframe>` : html`<pre lang="${email.language}">${email.text}</pre>`}
<details><summary>Headers</summary><dl><dt>Message-ID</dt><dd>${email.id}</dd><dt>Content-Language</dt><dd>${email.language}</dd>${Object.entries(email.headers).map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl></details>`,
  )
}

export const missingPage = (at: MailboxAddresses) =>
  frame(
    'No such email',
    html`<h1>No such email</h1><p>It never came, or newer ones have taken its place. <a href="${at.list}">All emails</a></p>`,
  )

const row = (email: KeptEmail, at: MailboxAddresses) =>
  html`<li><a href="${at.email(email.number)}">${email.subject || '(no subject)'}</a><span>${addressOf(email.to)}</span><time datetime="${email.receivedAt}">${timeOf(email)}</time></li>`

const pageUrl = (at: MailboxAddresses, to: string, page: number) =>
  `${at.list}?${new URLSearchParams({ ...(to && { to }), page: String(page) })}`

const addressOf = ({ name, email }: PostedAddress) => (name ? `${name} <${email}>` : email)
const timeOf = ({ receivedAt }: KeptEmail) => `${receivedAt.slice(0, 10)} ${receivedAt.slice(11, 19)} UTC`
const sizeOf = (bytes: number) => (bytes < 1024 ? `${bytes} bytes` : `${Math.round(bytes / 1024)} KB`)
const current = (isCurrent: boolean) => (isCurrent ? raw(' aria-current="page"') : '')

type Html = ReturnType<typeof html>

const frame = (title: string, content: Html) => html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} · Mailbox</title>${style}</head>
<body><main>${content}</main></body></html>`

const style = raw(`<style>
*{box-sizing:border-box}body{margin:0;background:#fbf8f3;color:#1f2b2a;font:16px/1.6 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:760px;margin:0 auto;padding:24px 16px 64px}h1{font:400 28px/1.2 Georgia,serif;margin:0 0 12px}h2{font:400 20px/1.3 Georgia,serif;margin:24px 0 8px}
a{color:#12575a}a:focus-visible,button:focus-visible,input:focus-visible,summary:focus-visible{outline:3px solid #12575a;outline-offset:2px}
label{display:block;font-weight:600}.search{display:flex;gap:8px}input{flex:1;min-width:0;min-height:44px;padding:0 12px;border:1px solid #8a8070;border-radius:12px;font:inherit;background:#fffefc;color:inherit}
button{min-height:44px;padding:0 20px;border:0;border-radius:12px;background:#12575a;color:#fffefc;font:600 16px/1 system-ui,sans-serif;cursor:pointer}
ul{list-style:none;margin:0;padding:0}.emails li{position:relative;display:grid;gap:2px;padding:14px 0;border-top:1px solid #e9e0d2}.emails a{font-weight:600}.emails a::after{content:"";position:absolute;inset:0}.emails span{color:#46524f}time{color:#626c68;font-size:14px}
.files li{display:flex;flex-wrap:wrap;gap:4px 16px;align-items:center;min-height:44px}.files span{color:#626c68;font-size:14px}
dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 16px;margin:0}dt{color:#626c68}dd{margin:0;min-width:0}
nav{display:flex;gap:8px;margin:24px 0 12px}nav a{display:inline-flex;align-items:center;min-height:44px;padding:0 16px;border-radius:12px;border:1px solid #8a8070;text-decoration:none}nav a[aria-current]{background:#12575a;border-color:#12575a;color:#fffefc}
iframe{display:block;width:100%;height:1100px;border:1px solid #e9e0d2;border-radius:16px;background:#fff}pre{margin:0;padding:20px;border:1px solid #e9e0d2;border-radius:16px;background:#fffefc;white-space:pre-wrap;font:15px/1.6 ui-monospace,monospace}
details{margin-top:24px}summary{min-height:44px;display:flex;align-items:center;cursor:pointer;color:#12575a}
</style>`)
