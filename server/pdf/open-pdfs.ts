import type { Language } from '#domain/site/languages.ts'
import type { Asked } from '#server/work-queue.ts'
import { openFonts } from './fonts.ts'
import { openHeroPictures } from './hero-picture.ts'
import type { BookingPdfView } from './pages/booking-pdf-view.ts'
import { bookingPage } from './pages/booking-words.ts'
import type { CardPdfView } from './pages/card-pdf-view.ts'
import { cardPage } from './pages/card-words.ts'
import { drawCard } from './pages/draw-card.ts'
import { drawInvoice } from './pages/draw-invoice.ts'
import { drawPage } from './pages/draw-page.ts'
import type { InvoicePdfView } from './pages/invoice-pdf-view.ts'
import { invoicePage } from './pages/invoice-words.ts'
import type { PdfPage } from './pages/page-words.ts'
import type { StayPdfView } from './pages/stay-pdf-view.ts'
import { stayPage } from './pages/stay-words.ts'
import type { VoucherPdfView } from './pages/voucher-pdf-view.ts'
import { voucherPage } from './pages/voucher-words.ts'
import { closeSheet, openSheet } from './paper.ts'

/** `asked`: of who waits for it, where that is a visitor. */
export type RenderPdf<View> = (view: View, language: Language, asked?: Asked) => Promise<Buffer>

export type Pdfs = {
  renderVoucherPdf: RenderPdf<VoucherPdfView>
  renderStayPdf: RenderPdf<StayPdfView>
  renderBookingPdf: RenderPdf<BookingPdfView>
  renderCardPdf: RenderPdf<CardPdfView>
  renderInvoicePdf: RenderPdf<InvoicePdfView>
}

/** Made once at start: fonts and pictures are read from the disk only the first time, most fonts only when needed. */
export function openPdfs(photos: string): Pdfs {
  const { fontsFor } = openFonts()
  const pictures = openHeroPictures(photos)
  const render = async (page: PdfPage, language: Language) => {
    const { title, brand: author, madeAt } = page
    const fonts = await fontsFor(JSON.stringify(page))
    const picture = await pictures(page.picture.file).catch(() => null)
    const sheet = openSheet(fonts, { title, author, language: locales[language], madeAt })
    drawPage(sheet, page, picture)
    return closeSheet(sheet)
  }
  const renderCard = async (view: CardPdfView, language: Language) => {
    const page = cardPage(view, language)
    const { title, brand: author, madeAt } = page
    const fonts = await fontsFor(JSON.stringify(page))
    const picture = await pictures(page.picture, 'card').catch(() => null)
    const sheet = openSheet(fonts, { title, author, language: locales[language], madeAt })
    drawCard(sheet, page, { picture, logo: view.logo })
    return closeSheet(sheet)
  }
  const renderInvoice = async (view: InvoicePdfView, language: Language) => {
    const page = invoicePage(view, language)
    const { title, brand: author, madeAt } = page
    const fonts = await fontsFor(JSON.stringify(page))
    const sheet = openSheet(fonts, { title, author, language: locales[language], madeAt })
    drawInvoice(sheet, page)
    return closeSheet(sheet)
  }
  return {
    renderCardPdf: renderCard,
    renderInvoicePdf: renderInvoice,
    renderVoucherPdf: (view, language) => render(voucherPage(view, language), language),
    renderStayPdf: (view, language) => render(stayPage(view, language), language),
    renderBookingPdf: (view, language) => render(bookingPage(view, language), language),
  }
}

const locales: Record<Language, string> = { es: 'es-ES', pt: 'pt-PT' }
