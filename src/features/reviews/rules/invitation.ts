import { addDays, type Day } from '#platform/time/dates.ts'

/** A morning that was missed is made up for until the week is over. */
export const daysOfInvitation = 7

/** What proves a visit: a voucher that was redeemed, or a booking whose hour is past. */
export type VisitSource = { voucher: string } | { booking: string }

type Invited = { email: string; spa: string; visitedOn: Day; isInvited: boolean; isReviewed: boolean }

/** From the day after a visit on. */
export const isInvitationDue = (visitedOn: Day, today: Day) =>
  visitedOn < today && today <= addDays(visitedOn, daysOfInvitation)

/**
 * Whom to ask for a review. Somebody who was at a spa twice within the week, or came with several vouchers, is asked once
 * about it: of the last visit, and not if they were asked or have written already.
 */
export function visitsToInvite<Visit extends Invited>(visits: readonly Visit[], today: Day): Visit[] {
  const ofPerson = Map.groupBy(visits, ({ email, spa }) => `${email.toLowerCase()} ${spa}`)
  return [...ofPerson.values()].flatMap((own) => {
    if (own.some(({ isInvited, isReviewed }) => isInvited || isReviewed)) return []
    const last = own.toSorted((a, b) => b.visitedOn.localeCompare(a.visitedOn))
    return last.filter(({ visitedOn }) => isInvitationDue(visitedOn, today)).slice(0, 1)
  })
}
