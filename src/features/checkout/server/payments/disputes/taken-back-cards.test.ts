import { beforeEach, expect, test } from 'vitest'
import { giftCardEnded } from '#features/gift-cards/emails/gift-card-ended.ts'
import { refundCards } from '#features/gift-cards/server/actions/refund-cards.ts'
import { cardScene } from '#tests/builders/a-card-scene.ts'
import { cardNow } from '#tests/builders/a-gift-card.ts'
import { takeBack } from '#tests/builders/a-purchase.ts'
import { allowLogged } from '#tests/log/logged-errors.ts'

const { services, emails, queued, delivered, begin } = await cardScene()

beforeEach(async () => {
  allowLogged(/payment disputed/)
  await begin()
})

test('who has the card is told that the bank has its money, and not that it was given back', async () => {
  const { card, purchase } = await delivered()
  await takeBack(services, purchase)
  expect(queued.filter(({ job }) => job === 'send-gift-card-ended')).toMatchObject([{ payload: { card: card.uuid } }])
  emails.length = 0
  await giftCardEnded.job.run(services, { card: card.uuid })
  expect(emails).toMatchObject([{ subject: 'La tarjeta regalo de Marta ya no vale', to: { email: card.email } }])
  expect(emails[0]?.text).toContain('el banco ha retirado el pago')
  expect(emails[0]?.text).not.toContain('ha pedido la devolución')
})

test('a card that its buyer had given back whole is still one that was given back', async () => {
  const { card, purchase } = await delivered()
  await refundCards(services, purchase, { card: card.uuid, seen: 7500 })
  await takeBack(services, purchase)
  expect((await cardNow(services, card)).cancelledBecause).toBe('refunded')
})
