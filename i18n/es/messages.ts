import bookingPdf from './booking-pdf.ts'
import bookings from './bookings.ts'
import content from './content.ts'
import everyPage from './every-page.ts'
import giftCards from './gift-cards.ts'
import home from './home.ts'
import mail from './mail.ts'
import mailBookings from './mail-bookings.ts'
import mailStays from './mail-stays.ts'
import mailVouchers from './mail-vouchers.ts'
import newsletter from './newsletter.ts'
import promotions from './promotions.ts'
import purchases from './purchases.ts'
import reviews from './reviews.ts'
import stayPdf from './stay-pdf.ts'
import stays from './stays.ts'
import voucherPdf from './voucher-pdf.ts'
import vouchers from './vouchers.ts'

export default {
  ...everyPage,
  bookings,
  content,
  giftCards,
  home,
  mail,
  bookingPdf,
  mailBookings,
  mailStays,
  mailVouchers,
  newsletter,
  promotions,
  purchases,
  reviews,
  stayPdf,
  stays,
  voucherPdf,
  vouchers,
} as const
