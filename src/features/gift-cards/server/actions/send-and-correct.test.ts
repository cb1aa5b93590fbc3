import { beforeEach, expect, test } from 'vitest'
import { applyCoupon } from '#features/checkout/server/purchases/bill/apply-coupon.ts'
import { giftCard } from '#features/gift-cards/emails/gift-card.ts'
import { giftCardReturned } from '#features/gift-cards/emails/gift-card-returned.ts'
import { RecipientRefused } from '#platform/emails/mail-transport.ts'
import { cardScene } from '#tests/builders/a-card-scene.ts'
import { cardNow } from '#tests/builders/a-gift-card.ts'
import { readyPurchase } from '#tests/builders/a-purchase.ts'
import { cardKey, readCardKey } from '../card-links.ts'
import { markOpened } from '../change-card.ts'
import { correctCard, resendCard } from './correct-card.ts'
import { refundCards } from './refund-cards.ts'

const { services, emails, bought, delivered, left, waiting, begin } = await cardScene()

beforeEach(begin)

test('its e-mail brings the code, the message and the sheet, once; and its buyer a receipt without the code', async () => {
  const { card } = await delivered()
  const [email] = emails
  expect(card).toMatchObject({ state: 'sent' })
  expect(emails).toHaveLength(1)
  expect(email).toMatchObject({
    subject: 'Marta te regala una tarjeta de Calmaria',
    to: { email: 'elena@correo.example' },
  })
  expect(email?.text).toContain(card.code.replace(/(.{4})(?=.)/g, '$1 '))
  expect(email?.text).toContain('sin dar explicaciones')
  expect(email?.attachments?.map(({ name }) => name)).toEqual(['tarjeta-regalo.pdf'])
  expect(email?.attachments?.[0]?.content.subarray(0, 5).toString()).toBe('%PDF-')
  await giftCard.job.run(services, { card: card.uuid, revision: 0 })
  expect(emails).toHaveLength(1)
})

test('an address that takes nothing is told to the buyer, who corrects it', async () => {
  const { card, purchase } = await bought()
  const { send } = services.mail
  services.mail.send = async () => {
    throw new RecipientRefused('no such mailbox')
  }
  await giftCard.job.run(services, { card: card.uuid, revision: 0 })
  services.mail.send = send
  expect((await cardNow(services, card)).state).toBe('returned')
  await giftCardReturned.job.run(services, { card: card.uuid, revision: 0 })
  expect(emails).toMatchObject([{ to: { email: 'marta@correo.example' } }])
  expect(emails[0]?.text).toContain(`/gift-card/${purchase.uuid}/cards/?key=`)
  const draft = { name: 'Elena', email: 'helena@correo.example', delivery: 'now', deliverOn: '' }
  expect(await correctCard(services, purchase, card.uuid, draft)).toEqual({ ok: true })
  await giftCard.job.run(services, { card: card.uuid, revision: 1 })
  expect(await cardNow(services, card)).toMatchObject({
    state: 'sent',
    email: 'helena@correo.example',
    code: card.code,
  })
})

test('sent to a wrong address and corrected, the first code, link and e-mail are worth nothing', async () => {
  const { card, purchase } = await delivered()
  const key = cardKey(services, card)
  const draft = { name: 'Helena', email: 'helena@correo.example', delivery: 'later', deliverOn: '2026-12-24' }
  expect(await correctCard(services, purchase, card.uuid, draft)).toEqual({ ok: true })
  const now = await cardNow(services, card)
  expect(now).toMatchObject({ state: 'scheduled', name: 'Helena', revision: 1, sentAt: null })
  expect(now.deliverAt.toISOString()).toBe('2026-12-24T08:00:00.000Z')
  expect(now.code).not.toBe(card.code)
  expect([await left(card.code), await left(now.code)]).toEqual([0, 7500])
  expect(await readCardKey(services, key)).toBe(null)
  const { uuid } = await readyPurchase(services)
  expect(await applyCoupon(services, uuid, card.code)).toEqual({ ok: false, error: 'not-active' })
  expect(await applyCoupon(services, uuid, now.code)).toMatchObject({ ok: true })
})

test('corrected again and again, it fills nobody’s mailbox', async () => {
  const { card, purchase } = await delivered()
  const draft = { name: 'Gemma', email: 'gemma@correo.example', delivery: 'now', deliverOn: '' }
  const spellings = ['gemma@correo.example', 'Gemma+a@correo.example', 'gemma+b@correo.example']
  for (const email of spellings) {
    expect(await correctCard(services, purchase, card.uuid, { ...draft, email })).toEqual({ ok: true })
  }
  const again = await correctCard(services, purchase, card.uuid, { ...draft, email: 'gemma+c@correo.example' })
  expect(again).toMatchObject({ ok: false, error: 'too-often' })
  expect(await cardNow(services, card)).toMatchObject({ email: 'gemma+b@correo.example', revision: 3 })
})

test('once it was opened nothing of it can be corrected, and what is wrong is said field by field', async () => {
  const { card, purchase } = await delivered()
  const draft = { name: '', email: 'x', delivery: 'later', deliverOn: '2026-11-15' }
  expect(await correctCard(services, purchase, card.uuid, draft)).toEqual({
    ok: false,
    error: 'invalid',
    problems: { name: 'nameWrong', email: 'emailWrong', deliverOn: 'dayPast' },
  })
  await markOpened(services, card.code)
  expect(await cardNow(services, card)).toMatchObject({ state: 'opened' })
  const right = { name: 'Elena', email: 'a@correo.example', delivery: 'now', deliverOn: '' }
  expect(await correctCard(services, purchase, card.uuid, right)).toEqual({ ok: false, error: 'closed' })
})

test('nobody corrects, sends again or gives back a card of somebody else', async () => {
  const { card } = await delivered()
  const other = await delivered()
  const right = { name: 'Elena', email: 'a@correo.example', delivery: 'now', deliverOn: '' }
  expect(await correctCard(services, other.purchase, card.uuid, right)).toEqual({ ok: false, error: 'closed' })
  expect(await resendCard(services, other.purchase, card.uuid)).toEqual({ ok: false, error: 'closed' })
  expect(await refundCards(services, other.purchase, { card: card.uuid, seen: 0 })).toMatchObject({ ok: false })
  expect(await left(card.code)).toBe(7500)
})

test('sent again as often as its recipient can bear', async () => {
  const { card, purchase } = await delivered({ email: 'often@correo.example' })
  expect(await resendCard(services, purchase, card.uuid)).toEqual({ ok: true, value: null })
  const again = waiting('send-gift-card').at(-1)?.payload as { card: string; revision: number; requestId: string }
  await giftCard.job.run(services, again)
  expect(emails).toHaveLength(2)
  expect(new Set(emails.map(({ id }) => id)).size).toBe(2)
  for (let time = 0; time < 3; time++) await resendCard(services, purchase, card.uuid)
  expect(await resendCard(services, purchase, card.uuid)).toEqual({ ok: false, error: 'too-often' })
})
