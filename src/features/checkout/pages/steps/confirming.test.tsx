import { expect, test } from 'vitest'
import { pay } from '#tests/builders/a-purchase.ts'
import { checkoutPages } from '#tests/checkout-pages.tsx'
import { testServices } from '#tests/test-services.ts'

const { services, bank } = await testServices()
const { ready, showConfirmation } = checkoutPages(services)

/** Spec 2.9. */
test.each([
  ['es', 'Estamos confirmando su bono', 'Puede llevar unos minutos.', 'Pasos de la compra'],
  ['pt', 'Estamos a confirmar o seu voucher', 'Pode demorar alguns minutos.', 'Passos da compra'],
] as const)(
  'while the provider confirms, the page says so, with step bar and summary (%s)',
  async (language, ...said) => {
    const uuid = await ready({ kind: 'voucher', language })
    bank.willSay({ state: 'waiting', for: { kind: 'redirect', url: 'https://bank.example/' } })
    await pay(services, uuid)
    const html = await showConfirmation(uuid)
    for (const words of said) expect(html).toContain(words)
    expect(html).toContain('class="panel summary"')
  },
)
