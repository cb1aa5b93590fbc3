import { balanceOf } from '#features/checkout/server/coupons/get-coupon.ts'
import { giftCard } from '#features/gift-cards/emails/gift-card.ts'
import { describeBalance } from '#features/gift-cards/server/describe-balance.ts'
import { boughtCard, cardNow } from './a-gift-card.ts'
import { itCosts, soldServices } from './a-purchase.ts'
import { voucherScene } from './a-voucher.ts'

/** Gift cards and what they are spent on: the first service that is sold costs 50 €. */
export async function cardScene() {
  const scene = await voucherScene()
  const { services, bank, queued, emails } = scene
  const [sold] = soldServices(services).sold
  if (!sold) throw new Error('nothing is sold')
  const bought = (changes = {}) => boughtCard(services, bank, changes)
  return {
    ...scene,
    sold,
    bought,
    begin: async () => {
      await scene.begin()
      emails.length = 0
      await itCosts(services, sold.uuid, 5000)
    },
    /** Bought, and its e-mail sent. */
    delivered: async (changes = {}) => {
      const { card, purchase } = await bought(changes)
      await giftCard.job.run(services, { card: card.uuid, revision: 0 })
      return { card: await cardNow(services, card), purchase }
    },
    left: (code: string) => balanceOf(services.db, code),
    seen: (code: string, isHolder = false) => describeBalance(services, code, { language: 'es', isHolder }),
    /** What waits in the queue for the cards. */
    waiting: (job: string) => queued.filter((one) => one.job === job),
  }
}
