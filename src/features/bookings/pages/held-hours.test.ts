import { RouterContextProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { resourceClaims } from '#features/catalogue/server/schema/booking-resources.ts'
import { newOwner, ownerCookie } from '#features/checkout/server/purchases/core/purchase-owner.ts'
import { goodsHolds } from '#features/checkout/server/schema/purchases.ts'
import { languageOf } from '#platform/i18n/languages.ts'
import { servicesContext, visitorContext } from '#platform/server/http/context.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import { makeBookable } from '#tests/builders/a-bookable.ts'
import { testServices } from '#tests/test-services.ts'
import { action, loader } from './checkout.tsx'

const { services, setNow } = await testServices()
const [service] = services.catalogue.current().services.values()
if (!service) throw new Error('the demo catalogue is empty')
await makeBookable(services, service.uuid, { places: 40 })
const noon = services.clock.now()

beforeEach(async () => {
  setNow(noon)
  await services.db.delete(goodsHolds)
  await services.db.delete(resourceClaims)
})

const form = { service: service.uuid, pax: String(service.capacity.minimum), day: '2026-12-01', time: '17:00' }

type Visitor = { owner: string; address: string; language: '' | '/pt' }

function asked({ owner, address, language }: Visitor, search: string, posted?: Record<string, string>) {
  const url = new URL(`https://calmaria.example${language}/service-booking/checkout/${search}`)
  const context = new RouterContextProvider()
  context.set(servicesContext, services)
  context.set(visitorContext, { address })
  const headers = { Cookie: ownerCookie(owner, false).split(';')[0] ?? '' }
  const init = posted ? { method: 'POST', headers, body: new URLSearchParams(posted) } : { headers }
  return { request: new Request(url, init), url, params: {}, context } as never
}

/** Presses the button, and reads what the page that it leads to says. Null at the buyer step. */
async function press(visitor: Visitor): Promise<string | null> {
  const answer = await action(asked(visitor, '', form)).catch((thrown) => thrown)
  expect(answer.status).toBe(303)
  const { pathname, search } = new URL(answer.headers.get('Location'), 'https://calmaria.example')
  if (!pathname.endsWith('/service-booking/checkout/')) return null
  const { data } = await loader(asked(visitor, search))
  const { t } = i18nFor(languageOf(pathname))
  return data.view?.notice ? t(`bookings.${data.view.notice}`, { email: '' }) : 'nothing'
}

test.each([
  ['', 'Ya te hemos guardado esta hora', 'como mucho 4 horas o habitaciones'],
  ['/pt', 'Já guardámos esta hora para si', 'no máximo, 4 horas ou quartos'],
] as const)('an hour that was lost, and too many at once, are told on the page (%s)', async (language, lost, many) => {
  const visitor = { owner: newOwner(), address: `192.0.2.${language.length}`, language }
  expect(await press(visitor)).toBeNull()
  setNow(new Date(noon.getTime() + 15 * 60_000))
  expect(await press(visitor)).toContain(lost)
  const others = Array.from({ length: 4 }, () => ({ ...visitor, owner: newOwner() }))
  for (const other of others) expect(await press(other)).toBeNull()
  expect(await press({ ...visitor, owner: newOwner() })).toContain(many)
  expect(await press({ ...visitor, owner: newOwner(), address: '192.0.2.100' })).toBeNull()
})
