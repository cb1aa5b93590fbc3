import { catalogueData } from '../personal-data.ts'
export const reviewStates = ['pending', 'published', 'rejected'] as const
export type ReviewState = (typeof reviewStates)[number]

/** A published review can be taken down again; a rejected one stays rejected. */
const transitions: Record<ReviewState, readonly ReviewState[]> = {
  pending: ['published', 'rejected'],
  published: ['rejected'],
  rejected: [],
}

export const reviewCanBecome = (from: ReviewState, to: ReviewState) => transitions[from].includes(to)

/** Whoever was there for certain is read at once, everybody else by us first. */
export const firstReviewState = (isVerified: boolean): ReviewState => (isVerified ? 'published' : 'pending')

/** How long the address and the pictures of a reviewer are kept where nobody has read the review yet. */
export const daysWithEmail = catalogueData.kept.reviews.terms.unread.days

/** How long a link to a verified review can be used. Rejected reviews are kept as long, so that no link works twice. */
export const daysOfVisitLink = catalogueData.kept.reviews.terms.rejected.days
