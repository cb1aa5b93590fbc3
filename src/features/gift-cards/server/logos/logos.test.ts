import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { giftCard } from '#features/gift-cards/emails/gift-card.ts'
import { cardLogos } from '#features/gift-cards/server/schema.ts'
import { aCard, boughtCards } from '#tests/builders/a-gift-card.ts'
import { aLogo } from '#tests/builders/a-logo.ts'
import { voucherScene } from '#tests/builders/a-voucher.ts'
import { cardPdf } from '../card-file.ts'
import { drawLogo, forgetLogos, getLogo, keepLogo } from './card-logos.ts'

const { services, bank, emails, begin } = await voucherScene()

beforeEach(async () => {
  await begin()
  emails.length = 0
})

async function kept(changes = {}) {
  const logo = await keepLogo(services, { content: await aLogo(changes), isWhole: true })
  if (!logo.ok) throw new Error(logo.error)
  return logo.value
}

const ground = async (png: Uint8Array) => [...(await sharp(png).raw().toBuffer()).subarray(0, 3)]

test('a logo is drawn anew: smaller, on a ground of its own, with nothing but what it shows', async () => {
  const wide = await sharp({ create: { width: 2000, height: 500, channels: 3, background: '#204060' } })
    .jpeg()
    .toBuffer()
  const drawn = await drawLogo(wide, true)
  if (!drawn.ok) throw new Error(drawn.error)
  expect(await sharp(drawn.value).metadata()).toMatchObject({ format: 'png', width: 520, height: 160, hasAlpha: false })
  const own = await drawLogo(await aLogo(), true)
  if (!own.ok) throw new Error(own.error)
  expect((await sharp(own.value).metadata()).exif).toBeUndefined()
  expect(own.value.includes('Somebody')).toBe(false)
  expect(await ground(own.value)).toEqual([255, 255, 255])
})

test('one that is made for dark grounds gets a dark one', async () => {
  const drawn = await drawLogo(await aLogo({ colour: '#ffffff' }), true)
  if (!drawn.ok) throw new Error(drawn.error)
  expect(await ground(drawn.value)).toEqual([31, 43, 42])
})

test('the same logo is kept once, and stands on the card, its e-mail and its sheet', async () => {
  const key = await kept()
  expect(await kept()).toBe(key)
  const { cards } = await boughtCards(services, bank, [aCard({ from: 'Acme' })], { company: { logo: key } })
  const [card] = cards
  if (!card) throw new Error('no card')
  expect(card.logo).toBe(key)
  await giftCard.job.run(services, { card: card.uuid, revision: 0 })
  expect(emails[0]?.html).toContain(`/card-logos/${key}.png`)
  const [withLogo, without] = [await cardPdf(services, card), await cardPdf(services, { ...card, logo: null })]
  expect(withLogo.length).toBeGreaterThan(without.length)
})

test('a card is bought even if its logo was forgotten', async () => {
  const { cards } = await boughtCards(services, bank, [aCard()], { company: { logo: 'b'.repeat(64) } })
  expect(cards.map(({ logo, state }) => [logo, state])).toEqual([[null, 'scheduled']])
})

test('logos that nobody bought with are forgotten after two weeks', async () => {
  const [bought, left] = [await kept({ colour: '#123456' }), await kept({ colour: '#654321' })]
  await boughtCards(services, bank, [aCard()], { company: { logo: bought } })
  await forgetLogos(services)
  expect(await getLogo(services.db, left)).not.toBeNull()
  await services.db.update(cardLogos).set({ sentAt: new Date(services.clock.now().getTime() - 15 * 86_400_000) })
  await forgetLogos(services)
  expect(await getLogo(services.db, left)).toBeNull()
  expect(await getLogo(services.db, bought)).not.toBeNull()
})
