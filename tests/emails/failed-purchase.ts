import { purchaseFailed } from '#features/checkout/emails/purchase-failed.ts'
import { saveBuyer } from '#features/checkout/server/purchases/core/save-buyer.ts'
import { paymentScene, said } from '../builders/a-payment.ts'
import { draft, look, pay, readyPurchase } from '../builders/a-purchase.ts'

/** A purchase that fails, and the e-mails about it. */
export async function failedPurchaseScene() {
  const scene = await paymentScene()
  const { services, bank, queued, emails, attemptOf } = scene
  const failedJobs = () => queued.filter(({ job }) => job === 'send-purchase-failed').map(({ payload }) => payload)
  async function deliver() {
    for (const payload of failedJobs()) await purchaseFailed.job.run(services, payload)
    return emails.map(({ subject }) => subject)
  }

  async function withReference() {
    const { uuid } = await readyPurchase(services, { country: 'PT' })
    bank.willSay(said.reference)
    await pay(services, uuid, { method: 'multibanco' })
    return { uuid, first: await attemptOf(uuid) }
  }

  /** The buyer step again, after another choice. */
  const nextStep = async (uuid: string) =>
    saveBuyer(services, { ...(await look(services, uuid)), language: 'es' }, draft())

  return { ...scene, failedJobs, deliver, withReference, nextStep }
}

/** A service of which the catalogue knows nothing any more. */
export const forgotten = {
  spaUuid: '00000000-0000-4000-8000-000000000000',
  items: [{ serviceUuid: '00000000-0000-4000-8000-000000000001', pax: 1, units: 1 }],
}
