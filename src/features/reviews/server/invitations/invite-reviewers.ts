import { invitationKey } from '#features/reviews/emails/review-invitation.ts'
import { visitsToInvite } from '#features/reviews/rules/invitation.ts'
import { knownAmong } from '#platform/server/emails/send-once.ts'
import type { Services } from '#platform/server/services.ts'
import { madridDay } from '#platform/time/dates.ts'
import { recentVisits } from './recent-visits.ts'

/** Every morning: who was at a spa yesterday, or on a day that was missed, is asked how it was. */
export async function inviteReviewers(services: Services): Promise<number> {
  const { db, clock, queue } = services
  const visits = await recentVisits(services)
  const keys = await knownAmong(db, visits.map(invitationKey))
  const checked = visits.map((visit) => ({ ...visit, isInvited: keys.has(invitationKey(visit)) }))
  const invited = visitsToInvite(checked, madridDay(clock.now()))
  for (const { source } of invited) {
    await db.transaction((tx) => queue.add(tx, 'send-review-invitation', source))
  }
  return invited.length
}
