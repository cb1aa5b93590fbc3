import type { StageEvent } from '#features/tracking/rules/trackers/tracked-event.ts'

/** Spec 7: the short name of the analytics service whose events are noted by our own server too. */
const shortName = 'pa'
const patience = 5000

/** Spec 7: `PUT /api/v1/log/info/{short name}-analitics-{event name}`. */
export async function publishLog(event: StageEvent, hasAdBlocker: boolean): Promise<void> {
  const answer = await fetch(`/api/v1/log/info/${encodeURIComponent(`${shortName}-analitics-${event.name}`)}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(logOf(event, hasAdBlocker)),
    keepalive: true,
    signal: AbortSignal.timeout(patience),
  }).catch(() => null)
  if (!answer?.ok) throw new Error('Cannot publish log')
}

export const logOf = ({ purchaseId, voucherId, revenue, currency }: StageEvent, adblock: boolean) => ({
  purchase_id: purchaseId,
  voucher_id: voucherId,
  revenue,
  currency,
  cookies_accepted: true,
  client_meta: { adblock },
})
