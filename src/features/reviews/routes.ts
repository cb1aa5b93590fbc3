export const reviewRoutes = {
  addReview: 'features/reviews/pages/add-review.tsx',
  answerReview: 'features/reviews/pages/answer-review.tsx',
  reviewInvitations: 'features/reviews/pages/invitations.tsx',
}
