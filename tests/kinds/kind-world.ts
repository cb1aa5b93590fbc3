import { and, eq, ne, sql } from 'drizzle-orm'
import { randomFor } from '#demo/random.ts'
import { lastAttemptOf } from '#features/checkout/server/payments/attempts/attempt-row.ts'
import { makePayments } from '#features/checkout/server/payments/registry.ts'
import { saveBuyer } from '#features/checkout/server/purchases/core/save-buyer.ts'
import { startPurchase } from '#features/checkout/server/purchases/core/start-purchase.ts'
import { couponHolds } from '#features/checkout/server/schema/coupons.ts'
import { paymentAttempts, refunds } from '#features/checkout/server/schema/payments.ts'
import { goodsHolds, purchases } from '#features/checkout/server/schema/purchases.ts'
import type { Draw } from '#platform/rules/reference.ts'
import type { Services } from '#platform/server/services.ts'
import { madridDay } from '#platform/time/dates.ts'
import { runEachMinute } from '#tests/jobs/run-job.ts'
import { draft, look, owner } from '../builders/a-purchase.ts'
import { testServices } from '../test-services.ts'
import type { KindScenario } from './kind-scenario.ts'
import { ledgerBank } from './ledger-bank.ts'
import { makeTestQueue } from './test-queue.ts'

export const noon = new Date('2026-11-15T12:00:00+01:00')

export type KindWorld = Awaited<ReturnType<typeof kindWorld>>

/** A shop that sells one kind, with a bank that keeps books, and jobs that run when they are told to. */
export async function kindWorld(scenario: KindScenario) {
  const scene = await testServices()
  let now = noon
  const setNow = (instant: Date) => {
    now = instant
    scene.setNow(instant)
  }
  const bank = ledgerBank(() => now)
  const jobs = await makeTestQueue(scene.services.db, () => now)
  const { kind } = scenario
  const draw = drawNoNameTwice()
  let begun = 0
  /** Of this test alone: what an earlier one has left behind may end, and be written about, in the course of a later one. */
  const buyer = () => `marta-${begun}@correo.example`
  const services: Services = {
    ...scene.services,
    kinds: { [kind.kind]: kind },
    payments: makePayments([bank.provider], null),
    queue: jobs.queue,
    draw,
    renderPdf: async () => Buffer.from('%PDF'),
  }
  const later = (minutes: number) => setNow(new Date(now.getTime() + minutes * 60_000))

  /** As every minute, by the clock, and whatever jobs follow from it. */
  async function runMinute() {
    await jobs.runJobs(services)
    await runEachMinute(services)
    await jobs.runJobs(services)
  }

  async function started(goods = scenario.goods(services), by = owner) {
    const purchase = await startPurchase(services, { kind: kind.kind, goods, language: 'es', owner: by })
    if (!purchase.ok) throw new Error(purchase.error)
    return purchase.value.uuid
  }

  async function ready(changes = {}) {
    const uuid = await started()
    const own = { email: buyer(), confirmEmail: buyer() }
    const saved = await saveBuyer(services, await look(services, uuid), draft({ ...own, ...changes }))
    if (!saved.ok) throw new Error(JSON.stringify(saved))
    return uuid
  }

  const ordersOf = async (uuid: string) =>
    (await services.db.select().from(paymentAttempts).where(eq(paymentAttempts.purchaseUuid, uuid))).map(
      ({ order }) => order,
    )

  /** What a purchase has come to. */
  async function outcomeOf(uuid: string) {
    const orders = await ordersOf(uuid)
    const codes = await services.db
      .select({ code: couponHolds.code })
      .from(couponHolds)
      .where(and(eq(couponHolds.purchaseUuid, uuid), eq(couponHolds.state, 'held'), sql`${couponHolds.until} > ${now}`))
    return {
      state: (await look(services, uuid)).state,
      isDelivered: await scenario.isDelivered(services, uuid),
      taken: bank.taken(orders),
      held: [...codes.map(({ code }) => code), ...((await scenario.supplier?.heldBy(uuid, now)) ?? [])],
      ...(scenario.isChargedLater && { authorized: bank.authorized(orders) }),
    }
  }

  /** How a purchase of this kind ends: with nothing held, and nothing authorised that was not taken. */
  const ended = (state: string, taken: number) => ({
    state,
    isDelivered: state === 'confirmed',
    taken,
    held: [],
    ...(scenario.isChargedLater && { authorized: 0 }),
  })

  return {
    scenario,
    services,
    connectionString: scene.connectionString,
    bank,
    /** To the buyer of this test. */
    emails: () => toBuyer(scene.emails, buyer()),
    now: () => now,
    later,
    setNow,
    runJobs: jobs.runJobs,
    dueJobs: jobs.dueJobs,
    runMinute,
    /** Long enough for every wait, retry and lease to end. */
    runHours: async (pauses = [0, 2, 15, 61, 61, 180]) => {
      for (const minutes of pauses) {
        later(minutes)
        await runMinute()
      }
    },
    started,
    ready,
    outcomeOf,
    ended,
    /** What a card's payment comes to at once. */
    accepted: { ok: true, value: { state: scenario.isChargedLater ? 'authorized' : 'paid' } } as const,
    /** What the bank has taken, or keeps to be taken. */
    takenOrAuthorized: async (uuid: string) => {
      const orders = await ordersOf(uuid)
      return bank.taken(orders) + bank.authorized(orders)
    },
    refunded: async (uuid: string) => bank.refunded(await ordersOf(uuid)),
    attemptOf: async (uuid: string) => {
      const attempt = await lastAttemptOf(services.db, uuid)
      if (!attempt) throw new Error('no attempt')
      return attempt
    },
    /**
     * Which e-mails a buyer was sent: about the order or a failure. That a refund has left may be written besides. One that was
     * being sent as its process died is sent again, and a mailbox shows two of the same id once.
     */
    written: (to = buyer()) =>
      [...new Map(toBuyer(scene.emails, to).map(({ id, subject }) => [id, subjectOf(scenario, subject)])).values()]
        .filter((about) => about !== 'refund' && !scenario.meanwhileSubject?.test(about))
        .toSorted(),
    /** A page of the purchase. */
    pageOf: async (uuid: string) => {
      const reader = { snapshot: services.catalogue.current(), language: 'es' as const, day: madridDay(now) }
      return { services, reader, purchase: await look(services, uuid) }
    },
    begin: async () => {
      begun++
      setNow(noon)
      bank.refuseCaptures(false)
      await scenario.mend(services)
      await jobs.forgetJobs()
      await services.db.delete(refunds)
      await services.db.delete(goodsHolds)
      await services.db.update(paymentAttempts).set({ state: 'paid' }).where(ne(paymentAttempts.state, 'paid'))
      // One that an earlier test left open would take an answer of the supplier that is meant for this test's.
      await services.db.update(purchases).set({ state: 'confirmed' }).where(eq(purchases.state, 'confirming'))
      scene.emails.length = 0
    },
  }
}

/** Who else is told, such as a spa, is their kind's own business. */
const toBuyer = <Sent extends { to: { email: string } }>(emails: readonly Sent[], buyer: string) =>
  emails.filter(({ to }) => to.email === buyer)

/**
 * A locator that is taken costs one more write, and writes are counted, in whatever order tests are run: three letters are
 * never drawn twice.
 */
function drawNoNameTwice(): Draw {
  const chance = randomFor(1, 'names of the kind world')
  const letters = 26
  let drawn = 0
  return (limit) => {
    if (limit !== letters) return chance.between(0, limit - 1)
    const [name, place] = [Math.floor(drawn / 3), drawn % 3]
    drawn++
    return Math.floor(name / letters ** place) % letters
  }
}

function subjectOf({ orderSubject }: KindScenario, subject: string) {
  if (orderSubject.test(subject)) return 'order'
  return /^(Te devolvemos|No hemos podido completar)/.test(subject)
    ? 'failure'
    : subject.startsWith('Devolución confirmada')
      ? 'refund'
      : subject
}
