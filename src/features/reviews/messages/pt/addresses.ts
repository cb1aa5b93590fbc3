import type { AddressesOf } from '#platform/pages/addresses.ts'
import type { reviewPages } from '../../pages.ts'

export default {
  addReview: '/avaliar/',
  answerReview: '/avaliar/resposta/',
  reviewInvitations: '/avaliar/avisos/',
} satisfies AddressesOf<typeof reviewPages>
