import type { GoodsKind } from '#features/checkout/server/purchases/core/goods-kind.ts'
import { type BoughtStay, getStay, isGood } from '../stay-row.ts'
import { describeStayPdf } from './describe-stay-pdf.ts'
import { stayCalendar } from './stay-calendar.ts'

export const stayFileNames = ({ voucherCode }: Pick<BoughtStay, 'voucherCode'>) => ({
  pdf: `${voucherCode}.pdf`,
  calendar: `${voucherCode}.ics`,
})

export const calendarType = 'text/calendar; charset=utf-8'

/** The stay as a sheet, and for a calendar. */
export const stayFile: NonNullable<GoodsKind['file']> = async (services, { purchase, name, language, signal }) => {
  const stay = await getStay(services.db, purchase.uuid)
  if (!stay || !isGood(services, stay, purchase)) return null
  const names = stayFileNames(stay)
  if (name === names.pdf) {
    const view = describeStayPdf(services, purchase, stay, language)
    return { type: 'application/pdf', content: await services.renderPdf('stay', view, language, { signal }) }
  }
  if (name === names.calendar) return { type: calendarType, content: stayCalendar(services, purchase, stay, language) }
  return null
}
