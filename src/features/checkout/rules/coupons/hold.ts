/** A coupon is held while its buyer pays; then it is used, or let go. */
export const holdStates = ['held', 'used', 'released'] as const
