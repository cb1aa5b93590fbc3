import { Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import { addDays, wallClock } from '#platform/time/dates.ts'
import { page } from '../pages/page.ts'
import { hasRooms, type Posalia, type PosaliaStay } from './account.ts'
import type { PosaliaPackage } from './hotels.ts'
import { nightsFor } from './nights.ts'
import { cancelStay } from './stays.ts'

const daysShown = 14

/** What a hotel's reception sees: free rooms and stays. In English, like the switches for faults. */
export function makeFrontDesk(context: Posalia): Hono {
  const { world, records, packages } = context
  return new Hono()
    .get('/', () => {
      const stays = records.stays.all().toReversed()
      const body = html`<main>
<h1>Posalia: hotels</h1>
<p>What goes wrong is switched on at <a href="${world.url}/">the sandbox’s first page</a>.</p>
${packages.map((sold) => showRooms(context, sold))}
<h2>Stays</h2>
${stays.length === 0 ? html`<p class="quiet">None yet.</p>` : ''}
<div class="scroll"><table><thead><tr><th>Reference</th><th>Nights</th><th>Room</th><th>Rate</th><th>State</th><th>Guest</th><th></th></tr></thead><tbody>
${stays.map((stay) => showStay(context, stay))}
</tbody></table></div>
</main>`
      return page({ language: 'en', title: 'Posalia: hotels', body })
    })
    .get('/stays.json', (c) => c.json(records.stays.all()))
    .post('/cancel', async (c) => {
      const form = z.object({ reference: z.string() }).safeParse(await c.req.parseBody())
      const cancelled = form.success && cancelStay(context, form.data.reference)
      return cancelled !== false && cancelled.ok ? c.redirect(`${world.url}/posalia/`, 303) : c.notFound()
    })
}

function showRooms(context: Posalia, sold: PosaliaPackage) {
  const from = wallClock(context.world.now(), sold.timeZone).day
  const rooms = nightsFor(context, sold, { from, to: addDays(from, daysShown) })
  const nights = rooms[0]?.nights ?? []
  return html`<h2>${sold.hotel}: free rooms</h2>
<div class="scroll"><table><thead><tr><th>Room</th>${nights.map(({ night }) => html`<th>${night.slice(5)}</th>`)}</tr></thead><tbody>
${rooms.map(
  ({ room, nights }) =>
    html`<tr><td>${room.type}</td>${nights.map(({ isClosed, free }) => html`<td>${isClosed ? 'closed' : free}</td>`)}</tr>`,
)}
</tbody></table></div>`
}

function showStay({ world, packages }: Posalia, stay: PosaliaStay) {
  const room = packages.flatMap(({ rooms }) => rooms).find(({ uuid }) => uuid === stay.roomUuid)
  const state = stay.state === 'held' && !hasRooms(stay, world.now()) ? 'hold ended' : stay.state
  const cancel = html`<form method="post" action="${world.url}/posalia/cancel">
<input type="hidden" name="reference" value="${stay.reference}"><button class="second" aria-label="Cancel ${stay.reference}">Cancel</button></form>`
  return html`<tr><td><code>${stay.reference}</code></td><td>${stay.from} – ${stay.to}</td>
<td>${stay.rooms} × ${room?.type}</td><td>${stay.type}, ${stay.boardType}, ${(stay.price / 100).toFixed(2)} EUR</td>
<td>${state} ${stay.locator ?? ''}</td><td>${stay.guest ?? ''} ${stay.comment ?? ''}</td>
<td>${stay.state === 'confirmed' ? cancel : ''}</td></tr>`
}
