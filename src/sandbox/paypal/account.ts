import type { Language } from '#platform/i18n/languages.ts'
import type { PaypalSettings } from '#providers/paypal/api.ts'
import type { DisputedMoney } from '../disputed-money.ts'
import type { World } from '../world.ts'

/** What the shop and its PayPal account have agreed on. */
export type PaypalAccount = {
  clientId: string
  secret: string
  webhookId: string
  /** Where the shop wants to be told. PayPal has it from the account, not from the order. */
  webhookUrl: string
  /** The shop's name, on the page where a buyer approves. */
  merchant: string
}

/** An account that exists nowhere else: none of it is a secret. */
export const paypalAccount: Omit<PaypalAccount, 'webhookUrl'> = {
  clientId: 'sandbox-client',
  secret: 'sandbox-secret',
  webhookId: 'SANDBOX-WEBHOOK',
  merchant: 'Calmaria',
}

/** How a shop reaches the stand-in; `url` is the sandbox's own, as in `createSandbox`. */
export const sandboxPaypal = (url: string): PaypalSettings => ({
  url: `${url}/sandbox/paypal`,
  clientId: paypalAccount.clientId,
  secret: paypalAccount.secret,
  webhookId: paypalAccount.webhookId,
  certificateHosts: [new URL(url).origin],
})

export type Amount = { currency_code: string; value: string }

export type Unit = {
  reference_id: string
  custom_id: string
  invoice_id: string
  description?: string
  amount: Amount
}

/** What the buyer has chosen at PayPal: three of them make it go another way than hoped for. */
export const approvalChoices = ['approve', 'decline', 'review', 'refuse-capture', 'cancel'] as const
export type ApprovalChoice = (typeof approvalChoices)[number]

export type PaypalOrder = {
  id: string
  unit: Unit
  returnUrl: string
  cancelUrl: string
  language: Language
  choice?: ApprovalChoice
  /** Left out by an order that is captured at once. */
  intent?: 'AUTHORIZE'
  authorization?: { id: string; requestId: string; status: AuthorizationStatus; at: string }
  capture?: { id: string; requestId: string; status: 'COMPLETED' | 'PENDING' | 'DECLINED' }
}

export type AuthorizationStatus = 'CREATED' | 'PENDING' | 'DENIED' | 'VOIDED'

export type PaypalRefund = {
  id: string
  order: string
  amount: Amount
  custom_id: string
  invoice_id: string
  /** A bank may send it back after it was done. */
  hasFailed?: boolean
}

/** What every part of the stand-in works with; `url` is where they all stand. */
export type Paypal = { world: World; account: PaypalAccount; records: PaypalRecords; url: string }

/** All that the stand-in remembers. */
export type PaypalRecords = ReturnType<typeof openPaypalRecords>

export function openPaypalRecords(world: World) {
  return {
    orders: world.store<PaypalOrder>('paypal-orders'),
    refunds: world.store<PaypalRefund>('paypal-refunds'),
    /** What has come of a request, by its PayPal-Request-Id. */
    requests: world.store<string>('paypal-requests'),
    disputed: world.store<DisputedMoney>('paypal-disputed'),
  }
}

/** What the ledger says of each movement of an order's money. */
export const paymentOf = ({ unit: { custom_id, amount } }: PaypalOrder) =>
  ({ provider: 'paypal', method: 'paypal', order: custom_id, currency: amount.currency_code }) as const

export const centsOf = ({ value }: Amount) => Math.round(Number(value) * 100)

export function refundedOf(records: PaypalRecords, order: PaypalOrder): number {
  const refunds = records.refunds.all().filter(([, refund]) => refund.order === order.id && !refund.hasFailed)
  return refunds.reduce((sum, [, { amount }]) => sum + centsOf(amount), 0)
}
