import { expect, test } from 'vitest'
import { checkoutPages } from '#tests/checkout-pages.tsx'
import { suppliedKind } from '#tests/kinds/supplied-kind.ts'
import { testServices } from '#tests/test-services.ts'
import { action } from '../steps/payment.tsx'

const scene = await testServices()
const services = { ...scene.services, kinds: { getaway: suppliedKind().kind } }
const { ready, argsFor, showBuyer, showPayment } = checkoutPages(services)
const noon = services.clock.now()
const later = (minutes: number) => scene.setNow(new Date(noon.getTime() + minutes * 60_000))

test('the last minutes of a hold are told, and once they are over what became of it', async () => {
  const uuid = await ready()
  expect(await showPayment(uuid)).toContain('Al pulsar «Pagar» el tiempo se renueva')
  later(40)
  const form = { method: 'bizum', terms: 'yes', 'terms-hotel': 'yes', seen: 'the bill before', shown: '' }
  await Promise.resolve(action(await argsFor(uuid, 'payment', form))).catch(() => {})
  expect(await showPayment(uuid)).toContain('Es el último plazo: después no podemos guardarlo más.')
  later(46)
  for (const html of [await showBuyer(uuid), await showPayment(uuid)])
    expect(html).toContain('Ya no podemos guardarlo más tiempo. No se ha cobrado nada y tus datos siguen aquí')
  await Promise.resolve(action(await argsFor(uuid, 'payment', form))).catch(() => {})
  const html = await showPayment(uuid)
  expect(html).toContain('Se ha acabado el tiempo')
  expect(html).toContain('no podemos guardarte lo mismo otra vez hasta que pase una hora')
  expect(html).not.toContain('name="method"')
})
