import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { balanceOf } from '#features/checkout/server/coupons/get-coupon.ts'
import { applyCoupon } from '#features/checkout/server/purchases/bill/apply-coupon.ts'
import { hashOwner } from '#features/checkout/server/purchases/core/purchase-owner.ts'
import { saveBuyer } from '#features/checkout/server/purchases/core/save-buyer.ts'
import { startPurchase } from '#features/checkout/server/purchases/core/start-purchase.ts'
import { purchases } from '#features/checkout/server/schema/purchases.ts'
import type { Services } from '#platform/server/services.ts'
import { giveBalance } from '../../builders/a-coupon.ts'
import { draft, look, pay } from '../../builders/a-purchase.ts'
import { allowLogged } from '../../log/logged-errors.ts'
import type { KindWorld } from '../kind-world.ts'
import { mortalServices } from '../mortal-services.ts'

const credit = 1000

/** Killed at any moment, and started again: what was paid is made or given back, once, and nothing stays held or authorised. */
export function testDeath(world: () => KindWorld) {
  test('killed before any of its writes, nothing is lost or taken twice', async () => {
    // What a killed process leaves open is met and told by the next.
    allowLogged(/left open|paid, and not fulfilled yet|confirmation not written|capture refused/)
    const made = await killBeforeEach(world(), 1, 'well')
    // From before there is a purchase to after everything was done.
    expect([...made.keys()]).toEqual(['none', 'expired', 'confirmed'])
    // Until it is paid, what can't be made goes the same way.
    const failed = await killBeforeEach(world(), made.get('confirmed') ?? 1, 'broken')
    expect([...failed.keys()]).toEqual(['failed'])
    if (!world().scenario.isChargedLater) return
    const unpaid = await killBeforeEach(world(), made.get('confirmed') ?? 1, 'not-captured')
    expect([...unpaid.keys()]).toEqual(['failed'])
  })
}

/** How it goes: as it should, with goods that can't be had, or with money that is authorised and can't be taken. */
type Story = 'well' | 'broken' | 'not-captured'

/** Buys once for each lasting write, and ends the process before it. Returns the first write at which each end was met. */
async function killBeforeEach(world: KindWorld, firstWrite: number, story: Story) {
  const ends = new Map<string, number>()
  const lives: Life[] = []
  const left: Life[] = []
  await world.begin()
  do {
    const life = await liveUntil(world, firstWrite + lives.length, story)
    lives.push(life)
    left.push(life)
    // Where all goes well nobody meets another's purchase, and hours pass once for all that is left. The jobs that give
    // money back do it for everybody: there each life is alone.
    if (story === 'well' && life.hasDied) continue
    await world.runHours([0, 2, 61, 61])
    for (const { lastWrite, ...lived } of left.splice(0)) {
      const end = await endOf(world, lived)
      if (!ends.has(end.state)) ends.set(end.state, lastWrite)
      expect({ lastWrite, ...end }).toEqual({ lastWrite, ...expectedEnd(world, end) })
    }
    await world.begin()
  } while (lives.at(-1)?.hasDied)
  expect(lives.length).toBeGreaterThan(story === 'well' ? 10 : 5)
  // No life had another's writes to do: it has died before each of its own.
  expect(lives.at(-1)).toMatchObject({ writes: firstWrite + lives.length - 2 })
  return ends
}

/** Each has a buyer and a code of its own. */
async function liveUntil(world: KindWorld, lastWrite: number, story: Story) {
  const code = `MO-${story}-${lastWrite}`.toUpperCase()
  const email = `${story}-${lastWrite}@correo.example`
  await giveBalance(world.services, code, credit, { kind: 'gift-card' })
  const ofOthers = await world.dueJobs()
  const { services, run, hasDied, writes } = mortalServices(world, lastWrite)
  await run(buy(world, services, { code, email, story }).then(() => world.runJobs(services, ofOthers)))
  return { lastWrite, code, email, hasDied: hasDied(), writes: writes() }
}
type Life = Awaited<ReturnType<typeof liveUntil>>

/** From the first step to the payment, by a card and a gift card. */
async function buy(
  world: KindWorld,
  services: Services,
  { code, email, story }: Pick<Life, 'code' | 'email'> & { story: Story },
) {
  const { scenario } = world
  const goods = scenario.goods(world.services)
  const start = { kind: scenario.kind.kind, goods, language: 'es', owner: code } as const
  const started = await startPurchase(services, start)
  if (!started.ok) throw new Error(started.error)
  const { uuid } = started.value
  await saveBuyer(services, await look(services, uuid), draft({ email, confirmEmail: email }))
  await applyCoupon(services, uuid, code)
  if (story === 'broken') await scenario.breakFulfilment(world.services, uuid)
  world.bank.refuseCaptures(story === 'not-captured')
  await pay(services, uuid)
}

type End = Awaited<ReturnType<typeof endOf>>

async function endOf(
  { services, outcomeOf, ended, written }: KindWorld,
  { code, email }: Pick<Life, 'code' | 'email'>,
) {
  const [purchase] = await services.db
    .select()
    .from(purchases)
    .where(eq(purchases.ownerHash, hashOwner(code)))
  const balance = await balanceOf(services.db, code)
  const emails = written(email)
  if (!purchase) return { ...ended('none', 0), balance, emails, total: 0 }
  return { ...(await outcomeOf(purchase.uuid)), balance, emails, total: purchase.bill.total }
}

/** Goods are the buyer's if and only if they are paid. */
function expectedEnd({ ended, scenario }: KindWorld, { state, total }: End): End {
  const isDelivered = state === 'confirmed'
  return {
    ...ended(state, isDelivered ? total : 0),
    balance: isDelivered && scenario.kind.acceptedCodes.length > 0 ? 0 : credit,
    emails: isDelivered ? ['order'] : state === 'failed' ? ['failure'] : [],
    total,
  }
}
