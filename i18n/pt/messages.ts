import bookings from './bookings.ts'
import boughtCards from './bought-cards.ts'
import companyCards from './company-cards.ts'
import consent from './consent.ts'
import contact from './contact.ts'
import content from './content.ts'
import mailBookings from './emails/bookings.ts'
import mailContact from './emails/contact.ts'
import mail from './emails/every-email.ts'
import mailCards from './emails/gift-cards.ts'
import mailNewsletter from './emails/newsletter.ts'
import mailReviews from './emails/reviews.ts'
import mailStays from './emails/stays.ts'
import mailVouchers from './emails/vouchers.ts'
import everyPage from './every-page.ts'
import filters from './filters.ts'
import giftCards from './gift-cards.ts'
import home from './home.ts'
import newsletter from './newsletter.ts'
import bookingPdf from './pdf/booking.ts'
import cardPdf from './pdf/gift-card.ts'
import invoicePdf from './pdf/invoice.ts'
import stayPdf from './pdf/stay.ts'
import voucherPdf from './pdf/voucher.ts'
import promotions from './promotions.ts'
import purchases from './purchases.ts'
import reviews from './reviews.ts'
import serviceFacts from './service-facts.ts'
import services from './services.ts'
import spas from './spas.ts'
import stays from './stays.ts'
import stored from './stored.ts'
import titles from './titles.ts'
import vouchers from './vouchers.ts'

export default {
  ...everyPage,
  bookings,
  consent,
  contact,
  boughtCards,
  cardPdf,
  content,
  filters,
  companyCards,
  giftCards,
  home,
  invoicePdf,
  mail,
  bookingPdf,
  mailBookings,
  mailContact,
  mailNewsletter,
  mailReviews,
  mailCards,
  mailStays,
  mailVouchers,
  newsletter,
  promotions,
  purchases,
  reviews,
  serviceFacts,
  services,
  spas,
  stored,
  stayPdf,
  stays,
  titles,
  voucherPdf,
  vouchers,
} as const
