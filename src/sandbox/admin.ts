import { Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import { faultMeanings, faultNames } from './faults.ts'
import { page } from './pages/page.ts'
import { cardExpiry, cardSecurityCode, testCards, testPhones } from './redsys/test-cards.ts'
import type { World } from './world.ts'

const times = z.coerce.number().int().min(0).max(1000)
const faultCounts = z.partialRecord(z.enum(faultNames), times)

/** Where one sees what the stand-ins have done, and tells them what shall go wrong. */
export function makeAdmin(world: World): Hono {
  const app = new Hono()
  app.get('/', () => adminPage(world))
  app.get('/ledger.json', (c) => c.json(world.ledger.movements()))
  app.get('/faults.json', (c) => c.json(world.faults.left()))
  app.post('/faults', async (c) => {
    const isJson = c.req.header('content-type')?.startsWith('application/json') ?? false
    const asked = faultCounts.safeParse(isJson ? await c.req.json().catch(() => null) : await c.req.parseBody())
    if (!asked.success) return c.json({ error: 'Give numbers from 0 to 1000 by the names of faults' }, 400)
    for (const name of faultNames) {
      const count = asked.data[name]
      if (count !== undefined) world.faults.set(name, count)
    }
    return isJson ? c.json(world.faults.left()) : c.redirect(`${world.url}/`, 303)
  })
  return app
}

const euros = (cents: number) => (cents / 100).toFixed(2)

function adminPage({ url, ledger, faults }: World) {
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
  (name) => html`<tr><td><label for="${name}">${name}</label></td><td>${faultMeanings[name]}</td>
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
