import type { RenderVoucherPdf } from './voucher-pdf.ts'

/** What draws pages takes a third of a second to load: the first voucher waits for it, and not every start. */
export function voucherPdfOnDemand(photos: string): RenderVoucherPdf {
  let opened: Promise<RenderVoucherPdf> | undefined
  const open = async () => (await import('./voucher-pdf.ts')).openVoucherPdf(photos)
  return async (view, language) => {
    opened ??= open()
    return (await opened)(view, language)
  }
}
