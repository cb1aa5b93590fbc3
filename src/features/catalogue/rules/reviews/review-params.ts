/** What the address of a spa's page says of its reviews: whether all are shown, and which. */
export const reviewParams = ['reviews', 'score', 'language'] as const
