import { readFile } from 'node:fs/promises'
import { findPackageJSON } from 'node:module'
import { dirname, join } from 'node:path'
import type { Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import { page } from '../pages/page.ts'
import { cardFormScript } from './card-form-script.ts'
import type { Redsys } from './records.ts'
import { cardExpiry, cardSecurityCode, testCards } from './test-cards.ts'
import { languageNumbered, words } from './words.ts'

/** Declarations and nothing else: no rule, no address, no end of the style. */
const declarations = z
  .string()
  .max(400)
  .regex(/^[\w\s#:;,.%'-]*$/)
  .catch('')

const shown = z.object({
  fuc: z.string().catch(''),
  terminal: z.string().catch(''),
  order: z.string().catch(''),
  idioma: z.string().catch('1'),
  button: z.string().max(60).catch(''),
  origin: z.url({ protocol: /^https?$/ }).catch(''),
  styleBody: declarations,
  styleBox: declarations,
  styleBoxText: declarations,
  styleButton: declarations,
})

const typed = z.object({
  fuc: z.string(),
  terminal: z.string(),
  order: z.string().regex(/^\d{4}[a-zA-Z0-9]{0,8}$/),
  number: z.string().regex(/^\d{13,19}$/),
  expiry: z.string().regex(/^(0[1-9]|1[0-2])\d\d$/),
  code: z.string().regex(/^\d{3,4}$/),
})

const tokenMinutes = 30

const fontPath = '/sis/NC/sandbox/figtree.woff2'
const fontFile = join(dirname(findPackageJSON(import.meta.url) as string), 'src/platform/ui/styles/fonts/figtree.woff2')

/** inSite: the script, the form in its frame, and the token that a card becomes. */
export function addCardForm(app: Hono, context: Redsys) {
  app.get('/sis/NC/sandbox/redsysV3.js', (c) =>
    c.body(insiteScript(context.url), 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    }),
  )
  app.get(fontPath, async (c) =>
    c.body(new Uint8Array(await readFile(fontFile)), 200, {
      'Content-Type': 'font/woff2',
      'Cache-Control': 'public, max-age=86400',
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    }),
  )
  app.get('/sis/NC/sandbox/form', (c) => cardForm(context, shown.parse(c.req.query())))
  app.post('/sis/NC/sandbox/tokens', async (c) => {
    const given = typed.safeParse(await c.req.json().catch(() => null))
    if (!given.success) return c.json({ error: 'msg1' }, 400)
    return c.json(exchange(context, given.data))
  })
}

/** The number ends here: what is kept is which of the test cards it was, if it was one. */
function exchange(
  { world, records, account }: Redsys,
  given: z.infer<typeof typed>,
): { idOper: string } | { error: string } {
  const isOurs = given.fuc === account.merchant && Number(given.terminal) === Number(account.terminal)
  if (!isOurs) return { error: 'msg18' }
  if (records.payments.get(given.order)?.state === 'F') return { idOper: '-1' }
  const idOper = world.random(20)
  records.tokens.put(idOper, {
    order: given.order,
    card: testCards.find(({ number }) => number === given.number)?.name ?? null,
    isCodeRight: given.code === cardSecurityCode,
    isExpiryRight: given.expiry === `${cardExpiry.month}${cardExpiry.year}`,
    until: new Date(world.now().getTime() + tokenMinutes * 60_000).toISOString(),
  })
  return { idOper }
}

function cardForm(
  { url, world }: Redsys,
  { fuc, terminal, order, idioma, button, origin, ...style }: z.infer<typeof shown>,
) {
  const language = languageNumbered(idioma)
  const { form } = words[language]
  const month = world.now().toISOString().slice(2, 7).replace('-', '')
  const body = html`<form class="compact" novalidate method="post" aria-label="${form.title}" data-tokens="${url}/sis/NC/sandbox/tokens"
data-fuc="${fuc}" data-terminal="${terminal}" data-order="${order}" data-origin="${origin && new URL(origin).origin}" data-month="${month}"
data-number-error="${form.numberError}" data-expiry-error="${form.expiryError}" data-code-error="${form.codeError}"
data-validation-error="${form.validationError}" data-order-error="${form.orderError}" data-line-error="${form.lineError}">
${field('number', form.number, 'cc-number', '', 23)}
<div class="row">${field('expiry', form.expiry, 'cc-exp', 'MM/AA', 5)}${field('code', form.code, 'cc-csc', '', 4)}</div>
<button class="wide">${button || form.pay}</button>
<p id="general-error" class="error" role="alert"></p>
</form>`
  return page({ language, title: form.title, body, script: cardFormScript, isFramed: true, style: styleOf(url, style) })
}

type Style = Pick<z.infer<typeof shown>, 'styleBody' | 'styleBox' | 'styleBoxText' | 'styleButton'>

/** What the shop said about the look. Its font is one of those that the form has. */
const styleOf = (url: string, { styleBody, styleBox, styleBoxText, styleButton }: Style) => `
@font-face{font-family:Figtree;font-weight:300 900;src:url(${url}${fontPath}) format("woff2")}
body{${styleBody}}
input{${styleBox};${styleBoxText}}
input[aria-invalid=true]{border-color:#a1261b}
button{${styleButton}}
`

const field = (name: string, label: string, autocomplete: string, placeholder: string, longest: number) =>
  html`<div class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" inputmode="numeric" autocomplete="${autocomplete}" placeholder="${placeholder}" maxlength="${longest}" aria-describedby="${name}-error">
<p id="${name}-error" class="error" role="alert"></p></div>`

/**
 * The script that a shop loads: it puts the card form into the page as a frame, and writes into two hidden fields what
 * the frame says. `url` is where the stand-in is reached.
 */
const insiteScript = (url: string) => `'use strict';
(function () {
  var base = ${JSON.stringify(url)};
  var origin = new URL(base).origin;

  window.getInSiteFormJSON = function (options) {
    var place = document.getElementById(options.id);
    if (!place) throw new Error('inSite: there is no element ' + options.id);
    var query = new URLSearchParams({
      fuc: String(options.fuc || ''),
      terminal: String(options.terminal || ''),
      order: String(options.order || ''),
      idioma: String(options.idioma || options.idiomaInsite || '1'),
      button: String(options.buttonValue || ''),
      styleBody: String(options.styleBody || ''),
      styleBox: String(options.styleBox || ''),
      styleBoxText: String(options.styleBoxText || ''),
      styleButton: String(options.styleButton || ''),
      origin: window.location.origin
    });
    var frame = document.createElement('iframe');
    frame.id = 'redsys-hosted-pay-button';
    frame.title = 'Redsys';
    frame.src = base + '/sis/NC/sandbox/form?' + query;
    frame.setAttribute('width', '100%');
    frame.setAttribute('height', '296');
    frame.setAttribute('frameborder', '0');
    place.replaceChildren(frame);
  };

  window.storeIdOper = function (event, tokenField, errorField, isValid) {
    if (event.origin !== origin || !event.data || typeof event.data !== 'object') return;
    if (event.data.merchantValidation) {
      var answer = typeof isValid !== 'function' || isValid() !== false;
      event.source.postMessage({ isValid: answer }, origin);
    }
    if (event.data.idOper !== undefined) document.getElementById(tokenField).value = String(event.data.idOper);
    if (event.data.error !== undefined) document.getElementById(errorField).value = String(event.data.error);
  };
})();
`
