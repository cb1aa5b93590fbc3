import { eq } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { beforeEach, expect, test } from 'vitest'
import { readerOf } from '#features/catalogue/server/reader.ts'
import { hotelStays } from '#features/catalogue/server/schema/hotel-rates.ts'
import { stayGiftEmails } from '#features/getaways/emails/gift-emails.ts'
import { stayOrderEmail } from '#features/getaways/emails/order-email.ts'
import { boughtGetaway, getawayGoods, openNights, someGetaway, stayOf } from '#tests/builders/a-getaway.ts'
import { forElena } from '#tests/builders/a-voucher.ts'
import { testServices } from '#tests/test-services.ts'
import { longEnough } from '#tests/wait-until.ts'
import { describeStayConfirmation } from './describe-confirmation.ts'
import { describeStay } from './describe-stay.ts'
import { guestsOf } from './stay-facts.ts'
import { stayFile } from './stay-file.ts'

const { services, bank } = await testServices()
const reader = readerOf(services, { pathname: '/' })

beforeEach(() => openNights(services))

/** Four people in two rooms, the second of which is Ana's. */
const twoRooms = { guestRooms: '2', guestName0: '', guestName1: 'Ana Ruiz', comment: 'Llegamos tarde' }
const forFour = () => getawayGoods(services, { pax: 4 })

async function pdfOf(purchase: Awaited<ReturnType<typeof boughtGetaway>>) {
  const { voucherCode } = await stayOf(services, purchase)
  const signal = AbortSignal.timeout(longEnough)
  const file = await stayFile(services, { purchase, name: `${voucherCode}.pdf`, language: 'es', signal })
  const document = await getDocumentProxy(new Uint8Array(file?.content ?? []))
  return (await extractText(document, { mergePages: true })).text.replaceAll(/\s+/g, ' ')
}

test('every room has its name and its people on the page, in the e-mail, the PDF and the hotel’s order', async () => {
  const purchase = await boughtGetaway(services, bank, twoRooms, forFour())
  const { cards } = await describeStayConfirmation(services, reader, purchase)
  expect(cards[0]?.facts).toEqual(
    expect.arrayContaining([
      { label: 'Personas', value: '4 personas, 2 habitaciones' },
      { label: 'Habitación 1', value: 'Marta Salas, 2 personas' },
      { label: 'Habitación 2', value: 'Ana Ruiz, 2 personas' },
    ]),
  )
  const { text } = await stayOrderEmail(services, purchase)
  for (const words of ['4 personas, 2 habitaciones', 'Habitación 1: Marta Salas, 2 personas', 'Habitación 2: Ana Ruiz'])
    expect(text).toContain(words)
  expect(await pdfOf(purchase)).toContain('Habitación 1: Marta Salas, 2 personas. Habitación 2: Ana Ruiz, 2 personas.')
  const [ordered] = await services.db.select().from(hotelStays).where(eq(hotelStays.reference, purchase.uuid))
  expect([ordered?.guestName, ordered?.comment?.split('\n')]).toEqual([
    'Marta Salas',
    ['Habitación 1: Marta Salas, 2 personas', 'Habitación 2: Ana Ruiz, 2 personas', 'Llegamos tarde'],
  ])
})

test('of a present who is given it has the first room, and reads the others’ names', async () => {
  const purchase = await boughtGetaway(services, bank, { ...twoRooms, ...forElena }, forFour())
  const [email] = await stayGiftEmails(services, purchase)
  const { text = '' } = (await email?.write()) ?? {}
  for (const words of ['Habitación 1: Elena Ruiz, 2 personas', 'Habitación 2: Ana Ruiz, 2 personas']) {
    expect(text).toContain(words)
    expect(await pdfOf(purchase)).toContain(words)
  }
})

test('a single room is in one name, and the hotel is told only what its guest asked for', async () => {
  const purchase = await boughtGetaway(services, bank, { comment: 'Llegamos tarde' })
  expect(guestsOf(purchase)).toEqual({ guest: { name: 'Marta', surname: 'Salas' }, comment: 'Llegamos tarde' })
  const { cards } = await describeStayConfirmation(services, reader, purchase)
  expect(cards[0]?.facts).toContainEqual({ label: 'Personas', value: '2 personas, 1 habitación' })
  expect(JSON.stringify(cards)).not.toContain('Habitación 1')
})

test('a room that nobody has named is in the name of the first', async () => {
  const purchase = await boughtGetaway(services, bank, twoRooms, forFour())
  expect(guestsOf({ ...purchase, guests: null }).comment).toBe(
    'Habitación 1: Marta Salas, 2 personas\nHabitación 2: Marta Salas, 2 personas\nLlegamos tarde',
  )
})

test('what the spa includes reads for the people that come', async () => {
  const inPairs = ({ serviceUuids }: ReturnType<typeof someGetaway>) =>
    serviceUuids.some((uuid) => services.catalogue.current().services.get(uuid)?.capacity.minimum === 2)
  const getaway = someGetaway(services, inPairs)
  await openNights(services, { getaway })
  const told = async (pax: number) => {
    const purchase = await boughtGetaway(services, bank, twoRooms, getawayGoods(services, { pax }, getaway))
    const fact = describeStay(reader, purchase, services.clock.now()).facts?.find(({ icon }) => icon === 'waves')
    return { summary: fact?.title ?? '', email: (await stayOrderEmail(services, purchase)).text }
  }
  const names = getaway.serviceUuids.flatMap((uuid) => services.catalogue.current().services.get(uuid) ?? [])
  const [pairs] = names.filter(({ capacity }) => capacity.minimum === 2)
  const name = pairs?.translations.es.name ?? ''
  const [two, four] = [await told(2), await told(4)]
  expect(two.summary).not.toContain(`${name} (×`)
  for (const words of [four.summary, four.email]) expect(words).toContain(`${name} (×2)`)
})
