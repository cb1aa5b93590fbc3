/** Why a balance or a refund got money back: the booking that it paid was cancelled. */
export const cancelledBooking = 'booking-cancelled'
