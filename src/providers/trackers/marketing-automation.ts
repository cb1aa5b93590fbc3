import type { StageEvent, TrackedEvent } from '#features/tracking/rules/trackers/tracked-event.ts'
import type { TrackedPage, Tracker } from '#features/tracking/rules/trackers/tracker.ts'
import { listIn } from './remember-calls.ts'

/** Connectif: what lies in a cart, what was bought, and who wants to hear from us. */
export const marketingAutomation: Tracker = {
  service: 'marketing-automation',
  company: 'Connectif',
  account: /^eu\d{1,2}\/[\da-f-]{8,40}$/,
  script: (account) => ({ src: `https://cdn.connectif.cloud/${account.replace('/', '/client-script/')}` }),
  hosts: { scripts: ['https://cdn.connectif.cloud'], connects: ['https://*.connectif.cloud'] },
  stores: [{ name: '_cn_*', days: 365 }],
  prepare: (page) => {
    const waiting = listIn(page, waitingEvents)
    const document = page.document as EventTarget | undefined
    document?.addEventListener('connectif.loaded', () => tell(page, waiting.splice(0)))
  },
  send: (page, event) => {
    const payload = payloadOf(event)
    if (!payload) return
    if (isLoaded(page)) tell(page, [payload])
    else listIn(page, waitingEvents).push(payload)
  },
}

const waitingEvents = 'connectifEvents'

type Loaded = { managed: { sendEvents: (events: unknown[]) => void } }

const isLoaded = (page: TrackedPage): page is TrackedPage & { connectif: Loaded } =>
  typeof (page.connectif as Partial<Loaded> | undefined)?.managed?.sendEvents === 'function'

function tell(page: TrackedPage, events: unknown[]) {
  if (isLoaded(page) && events.length > 0) page.connectif.managed.sendEvents(events)
}

function payloadOf(event: TrackedEvent) {
  if (event.type === 'newsletter-subscribe') return { type: 'newsletter-subscribe', purchaseId: event.purchaseId }
  if (event.type !== 'stage') return null
  if (event.name === 'Purchase') return { type: 'purchase', purchaseId: event.purchaseId, ...bought(event) }
  if (event.name === 'Purchase Failure') return { type: 'purchase-failure', purchaseId: event.purchaseId }
  return { type: 'cart', cartId: event.purchaseId, stage: event.name, ...listed(event) }
}

/** Spec 9: both values are fixed, however and whatever was paid. */
const bought = (event: StageEvent) => ({ paymentMethod: 'Credit Card', ...listed(event) })

const listed = ({ items, revenue, currency, voucherId }: StageEvent) => ({
  voucherId,
  totalPrice: revenue,
  totalQuantity: items.reduce((sum, { quantity }) => sum + quantity, 0),
  currency,
  products: items.map(({ id, price, quantity }) => ({
    productId: id,
    unitPrice: price,
    quantity,
    availability: 'InStock',
  })),
})
