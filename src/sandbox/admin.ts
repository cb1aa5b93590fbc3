import { Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import { type FaultName, faultNames } from './faults.ts'
import { page } from './pages/page.ts'
import { cardExpiry, cardSecurityCode, testCards, testPhones } from './redsys/test-cards.ts'
import type { World } from './world.ts'

const times = z.coerce.number().int().min(0).max(1000)
const wishes = z.partialRecord(z.enum(faultNames), times)

const meanings: Record<FaultName, string> = {
  'delay-answer': 'the answer to the shop comes after 35 seconds',
  'drop-answer': 'what the shop asked for is done, then the line is cut',
  'duplicate-notification': 'a notification is sent twice',
  'reorder-notification': 'a notification is held back until the next one has been sent',
  'withhold-notification': 'a notification is never sent',
  'bad-signature': 'an answer or notification carries a wrong signature',
  'hotel-down': 'the hotel supplier answers 503, and does nothing',
  'hotel-garbage': 'what was asked of the hotel supplier is done; its answer breaks off',
  'hotel-refuses': 'a hold or a confirmation is refused, although there is room',
  'hotel-raises-price': 'before a hold, the nights that are asked for become 10 % dearer, and stay so',
  'hotel-sells-last-room': 'before a hold, the rooms that are asked for are sold to somebody else',
  'hotel-loses-confirmation': 'a stay is booked, and the shop waits in vain for the answer',
  'tracker-down': 'the script of a tracker is answered 503',
  'tracker-slow': 'the script of a tracker comes after 35 seconds',
  'tracker-garbage': 'the script of a tracker is none',
}

/** Where one sees what the stand-ins have done, and tells them what shall go wrong. */
export function makeOffice(world: World): Hono {
  const app = new Hono()
  app.get('/', () => office(world))
  app.get('/ledger.json', (c) => c.json(world.ledger.movements()))
  app.get('/faults.json', (c) => c.json(world.faults.left()))
  app.post('/faults', async (c) => {
    const isJson = c.req.header('content-type')?.startsWith('application/json') ?? false
    const asked = wishes.safeParse(isJson ? await c.req.json().catch(() => null) : await c.req.parseBody())
    if (!asked.success) return c.json({ error: 'Give numbers from 0 to 1000 by the names of faults' }, 400)
    for (const name of faultNames) {
      const wish = asked.data[name]
      if (wish !== undefined) world.faults.set(name, wish)
    }
    return isJson ? c.json(world.faults.left()) : c.redirect(`${world.url}/`, 303)
  })
  return app
}

const euros = (cents: number) => (cents / 100).toFixed(2)

function office({ url, ledger, faults }: World) {
  const left = faults.left()
  const movements = ledger.movements().toReversed()
  const body = html`<main>
<h1>Sandbox</h1>
<p>Stand-ins for the payment companies and a supplier of hotel rooms. They speak the companies’ own protocols, and no money moves. Never type the number of a real card here.</p>
<ul>
<li><a href="/sandbox/mailbox/">Mailbox</a>: every e-mail as its reader would see it</li>
<li><a href="/sandbox/errors/">Errors</a>: what was reported of errors, where that is switched on</li>
<li><a href="/sandbox/trackers/">Trackers</a>: what analytics and advertising would have been told</li>
<li><a href="/sandbox/stripe/multibanco/">Cash machine</a>: where a Multibanco reference is paid, or left to expire</li>
<li><a href="/sandbox/stripe/mbway/">MB WAY phone</a>: what waits to be accepted</li>
<li><a href="/sandbox/posalia/">Posalia’s hotels</a>: free rooms, and the stays that were held and booked</li>
</ul>

<h2>Redsys: cards</h2>
<p>All expire ${cardExpiry.month}/${cardExpiry.year} and have the code ${cardSecurityCode}; any other code is refused with 0129. The bank’s question is answered with 123456.</p>
<div class="scroll"><table><thead><tr><th>Number</th><th>What happens</th><th>Answer</th></tr></thead><tbody>
${testCards.map((card) => html`<tr><td><code>${spaced(card.number)}</code></td><td>${card.story}</td><td>${card.answer}</td></tr>`)}
</tbody></table></div>

<h2>Redsys: Bizum</h2>
<div class="scroll"><table><thead><tr><th>Phone</th><th>What happens</th></tr></thead><tbody>
${testPhones.map((phone) => html`<tr><td><code>${phone.number}</code></td><td>${phone.story}</td></tr>`)}
</tbody></table></div>

<h2>What shall go wrong</h2>
<form method="post" action="${url}/faults">
<div class="scroll"><table><thead><tr><th>Fault</th><th>What happens</th><th>Times</th></tr></thead><tbody>
${faultNames.map(
  (name) => html`<tr><td><label for="${name}">${name}</label></td><td>${meanings[name]}</td>
<td><input id="${name}" name="${name}" type="number" min="0" max="1000" value="${left[name]}"></td></tr>`,
)}
</tbody></table></div>
<p class="actions"><button>Switch</button></p>
</form>

<h2>What was moved</h2>
${movements.length === 0 ? html`<p class="quiet">Nothing yet.</p>` : ''}
<div class="scroll"><table><thead><tr><th>When</th><th>Company</th><th>What</th><th>How</th><th>Order</th><th>Amount</th></tr></thead><tbody>
${movements.map(
  (moved) => html`<tr><td>${moved.at}</td><td>${moved.provider}</td><td>${moved.kind}</td><td>${moved.method}</td>
<td><code>${moved.order}</code></td><td>${euros(moved.amount)} ${moved.currency}</td></tr>`,
)}
</tbody></table></div>
</main>`
  return page({ language: 'en', title: 'Sandbox', body })
}

const spaced = (number: string) => number.replace(/(.{4})(?=.)/g, '$1 ')
