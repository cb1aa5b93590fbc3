import type { ProviderMessage } from '#features/checkout/rules/payments/payment-provider.ts'
import type { Scenario } from './contract-scenario.ts'

/** What has been sent to the shop so far, as far as it concerns us. */
export async function readNotifications({ provider, sent }: Scenario) {
  const read = await Promise.all((await sent()).map((message) => provider.readNotification(message)))
  return read.filter((notification) => notification !== null && notification !== 'other')
}

/** What looks like a message and is not: spoilt on its way, or forged with other keys. */
export const forgedFrom = async ({ forge }: Scenario, genuine: ProviderMessage): Promise<ProviderMessage[]> => [
  ...spoil(genuine),
  ...(await forge(genuine)),
]

/** The same for every provider: nothing, nonsense, and the true message with one letter changed or cut short. */
function spoil({ headers, body }: ProviderMessage): ProviderMessage[] {
  const middle = Math.floor(body.length / 2)
  const other = body[middle] === 'x' ? 'y' : 'x'
  return [
    { headers, body: '' },
    { headers, body: '{}' },
    { headers: {}, body: 'hello' },
    { headers, body: `${body.slice(0, middle)}${other}${body.slice(middle + 1)}` },
    { headers, body: body.slice(0, middle) },
  ]
}
