import type { Pdfs } from './open-pdfs.ts'

/** What draws pages takes a third of a second to load: the first PDF waits for it, and not every start. */
export function pdfsOnDemand(photos: string): Pdfs {
  let opened: Promise<Pdfs> | undefined
  const open = async () => {
    opened ??= import('./open-pdfs.ts').then(({ openPdfs }) => openPdfs(photos))
    return opened
  }
  return {
    renderVoucherPdf: async (view, language) => (await open()).renderVoucherPdf(view, language),
    renderStayPdf: async (view, language) => (await open()).renderStayPdf(view, language),
    renderCardPdf: async (view, language) => (await open()).renderCardPdf(view, language),
    renderInvoicePdf: async (view, language) => (await open()).renderInvoicePdf(view, language),
    renderBookingPdf: async (view, language) => (await open()).renderBookingPdf(view, language),
  }
}
