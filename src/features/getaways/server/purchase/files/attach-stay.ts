import type { Purchase } from '#features/checkout/server/purchases/core/purchase-row.ts'
import type { Attachment } from '#platform/emails/mail-transport.ts'
import type { Services } from '#platform/server/services.ts'
import type { BoughtStay } from '../stay-row.ts'
import { describeStayPdf } from './describe-stay-pdf.ts'
import { stayCalendar } from './stay-calendar.ts'
import { calendarType, stayFileNames } from './stay-file.ts'

/** The sheet and the calendar file, in the language of the purchase. */
export async function attachStay(services: Services, purchase: Purchase, stay: BoughtStay): Promise<Attachment[]> {
  const { language } = purchase
  const names = stayFileNames(stay)
  const sheet = await services.renderPdf('stay', describeStayPdf(services, purchase, stay, language), language)
  const calendar = stayCalendar(services, purchase, stay, language)
  return [
    { name: names.pdf, type: 'application/pdf', content: sheet },
    { name: names.calendar, type: calendarType, content: calendar },
  ]
}
