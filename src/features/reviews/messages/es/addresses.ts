import type { AddressesOf } from '#platform/pages/addresses.ts'
import type { reviewPages } from '../../pages.ts'

export default {
  addReview: '/opinar/',
  answerReview: '/opinar/respuesta/',
  reviewInvitations: '/opinar/avisos/',
} satisfies AddressesOf<typeof reviewPages>
