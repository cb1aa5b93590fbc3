import type { Sheets } from './define-sheet.ts'

export const sheets: Sheets = {
  voucher: async () => (await import('./pages/voucher-words.ts')).voucherSheet,
  stay: async () => (await import('./pages/stay-words.ts')).staySheet,
  booking: async () => (await import('./pages/booking-words.ts')).bookingSheet,
  card: async () => (await import('./pages/draw-card.ts')).cardSheet,
  invoice: async () => (await import('./pages/draw-invoice.ts')).invoiceSheet,
}
