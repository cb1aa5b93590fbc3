import { addDays, type Day, endOfDay, isDay } from '#domain/dates.ts'
import { choices } from '#domain/forms/field-lengths.ts'
import { characters, plainLine, plainText } from '#domain/site/plain-text.ts'
import { emailProblem, longest } from './buyer.ts'

export const longestMessage = 300

export const giftFields = {
  beneficiaryName: longest.name,
  beneficiaryEmail: longest.email,
  message: longestMessage,
  ...choices('isGift', 'delivery', 'deliverOn'),
}
export type GiftField = keyof typeof giftFields
export type GiftDraft = Record<GiftField, string>

/**
 * How a gift reaches its beneficiary: `now` and `later` by an e-mail of ours, `myself` through the buyer, who gets the
 * PDF in any case.
 */
export const giftDeliveries = ['now', 'later', 'myself'] as const

export type Gift = {
  name: string
  /** Empty if the buyer hands it over. */
  email: string
  message: string
  /** The day on which the beneficiary gets our e-mail; null if the buyer hands it over. */
  deliverOn: Day | null
}

export type GiftProblem =
  | 'beneficiaryNameWrong'
  | 'beneficiaryEmailWrong'
  | 'messageLong'
  | 'deliveryWrong'
  | 'dayWrong'
  | 'dayPast'
  | 'dayFar'
  | 'dayLate'
  | 'tooLong'
export type GiftProblems = Partial<Record<GiftField, GiftProblem>>

const furthestDay = 365

/** The last day that can be chosen: within a year, and while what is bought can be used if it is paid today. */
export const lastGiftDay = (today: Day, validDays: number | null): Day =>
  addDays(today, Math.min(validDays ?? furthestDay, furthestDay))

export type GiftDays = { today: Day; lastDay: Day }

export function giftProblems(draft: GiftDraft, days: GiftDays): GiftProblems {
  if (draft.isGift === '') return {}
  const isMailed = draft.delivery !== 'myself'
  const email = isMailed && emailProblem(draft.beneficiaryEmail)
  const found: Record<string, GiftProblem | null | false> = {
    beneficiaryName: nameProblem(draft.beneficiaryName),
    beneficiaryEmail: email === 'emailWrong' ? 'beneficiaryEmailWrong' : email,
    message: characters(plainText(draft.message)) > longestMessage && 'messageLong',
    delivery: !giftDeliveries.some((delivery) => delivery === draft.delivery) && 'deliveryWrong',
    deliverOn: draft.delivery === 'later' && dayProblem(draft.deliverOn, days),
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem)) as GiftProblems
}

export function toGift(draft: GiftDraft, today: Day): Gift | null {
  if (draft.isGift === '') return null
  const isMailed = draft.delivery !== 'myself'
  return {
    name: plainLine(draft.beneficiaryName),
    email: isMailed ? draft.beneficiaryEmail.trim() : '',
    message: plainText(draft.message),
    deliverOn: isMailed ? (draft.delivery === 'later' ? draft.deliverOn : today) : null,
  }
}

export function toGiftDraft(gift: Gift | null, today: Day): GiftDraft {
  const isLater = gift?.deliverOn != null && gift.deliverOn > today
  return {
    isGift: gift ? 'yes' : '',
    beneficiaryName: gift?.name ?? '',
    beneficiaryEmail: gift?.email ?? '',
    message: gift?.message ?? '',
    delivery: gift && gift.deliverOn === null ? 'myself' : isLater ? 'later' : 'now',
    deliverOn: isLater ? (gift.deliverOn ?? '') : '',
  }
}

/** Whether the voucher still belongs to the gift's address. A later holder got an e-mail of their own. */
export const belongsToBeneficiary = (gift: Gift, holder: string) => gift.email.toLowerCase() === holder.toLowerCase()

/** The day on which the holder gets the gift's e-mail; null if there is no such e-mail to wait for. */
export const arrivesOn = (gift: Gift | null, holder: string): Day | null =>
  gift && belongsToBeneficiary(gift, holder) ? gift.deliverOn : null

/**
 * When a gift is sent: at eight in the morning of its day, or null if that day has begun. Then it is sent at once, as
 * the buyer was told.
 */
export const giftSendTime = (day: Day, today: Day): Date | null =>
  day > today ? new Date(endOfDay(addDays(day, -1)).getTime() + 8 * 60 * 60_000) : null

function nameProblem(typed: string): GiftProblem | null {
  const name = plainLine(typed)
  if (name === '') return 'beneficiaryNameWrong'
  return characters(name) > longest.name ? 'tooLong' : null
}

function dayProblem(day: string, { today, lastDay }: GiftDays): GiftProblem | null {
  if (!isDay(day)) return 'dayWrong'
  if (day <= today) return 'dayPast'
  if (day <= lastDay) return null
  return lastDay < addDays(today, furthestDay) ? 'dayLate' : 'dayFar'
}
