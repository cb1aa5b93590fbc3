import { closeDispute, type Desk, holdPurchase, listDisputes } from '#server/payments/disputes/list-disputes.ts'

/** An operator is told that a bank took the payment back, and closes the dispute. */
export async function takeBack(desk: Desk, { uuid, locator }: { uuid: string; locator: string }) {
  await holdPurchase(desk, locator)
  const dispute = (await listDisputes(desk)).find(({ purchaseUuid }) => purchaseUuid === uuid)
  if (dispute) await closeDispute(desk, dispute.uuid)
}
