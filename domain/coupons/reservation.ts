/** A coupon is held while its buyer pays; then it is used, or let go. */
export const reservationStates = ['held', 'used', 'released'] as const
