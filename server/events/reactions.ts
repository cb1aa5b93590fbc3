import { endTakenCard } from '#server/gift-cards/end-card.ts'
import { openSpentCard } from '#server/gift-cards/mark-opened.ts'
import { creditRefund } from '#server/invoices/credit-refund.ts'
import { issueInvoice } from '#server/invoices/issue-invoice.ts'
import { subscribeBuyer } from '#server/newsletter/subscribe-buyer.ts'
import { collectHandlers, type Reactions } from './event-handlers.ts'

const newsletter: Reactions = { 'purchase.confirmed': subscribeBuyer }
const giftCards: Reactions = { 'balance.spent': openSpentCard, 'balance.takenBack': endTakenCard }
// The invoice comes last: a purchase that needs the next number waits for this transaction.
const invoices: Reactions = { 'purchase.confirmed': issueInvoice, 'refund.requested': creditRefund }

export const eventHandlers = collectHandlers([giftCards, newsletter, invoices])
