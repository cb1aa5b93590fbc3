import { expect, test } from 'vitest'
import type { BuyerStepDraft } from '#features/checkout/rules/purchases/buyer-step.ts'
import { draft } from '#tests/builders/a-purchase.ts'
import { answered, checkoutPages } from '#tests/checkout-pages.tsx'
import { testServices } from '#tests/test-services.ts'
import { action as sendBuyer } from './buyer.tsx'

const { services } = await testServices()
const { start, argsFor, showBuyer } = checkoutPages(services)

/** Spec 5, word for word. */
test.each<[Partial<BuyerStepDraft>, string, string]>([
  [{ name: '  ' }, 'El Nombre no es correcto', 'O nome não está correto'],
  [{ surname: '  ' }, 'Los Apellidos no son correctos', 'O apelido não está correto'],
  [{ email: 'marta@correo' }, 'El Email no es correcto', 'O e-mail não está correto'],
  [{ email: 'mar ta@correo.es' }, 'El Email no es correcto', 'O e-mail não está correto'],
  [{ phone: '600 000 000 ext' }, 'El Número de teléfono no es correcto', 'O número de telefone não está correto'],
  [{ terms: '' }, 'Ha de aceptar los términos y condiciones', 'É necessário aceitar as condições gerais'],
])('%j is answered in the language of the page', async (changes, spanish, portuguese) => {
  for (const [language, message] of [
    ['es', spanish],
    ['pt', portuguese],
  ] as const) {
    const uuid = await start({ kind: 'voucher', language })
    const wrong = draft(changes)
    const sent = { ...wrong, confirmEmail: wrong.email } as Record<string, string>
    const refused = await answered(sendBuyer(await argsFor(uuid, 'buyer', sent)))
    expect(refused.status).toBe(400)
    expect(await showBuyer(uuid, refused.data)).toContain(message)
  }
})
