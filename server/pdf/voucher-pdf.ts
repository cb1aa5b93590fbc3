import type { Language } from '#domain/site/languages.ts'
import { i18nFor } from '#server/i18n.ts'
import type { Asked } from '#server/work-queue.ts'
import { openFonts } from './fonts.ts'
import { openHeroPictures } from './hero-picture.ts'
import { closeSheet, openSheet } from './paper.ts'
import { drawVoucher } from './voucher-page.ts'
import type { VoucherPdfView } from './voucher-pdf-view.ts'

/** `asked`: of who waits for it, where that is a visitor. */
export type RenderVoucherPdf = (view: VoucherPdfView, language: Language, asked?: Asked) => Promise<Buffer>

/** Made once at start: fonts and pictures are read from the disk only the first time, most fonts only when needed. */
export function openVoucherPdf(photos: string): RenderVoucherPdf {
  const { fontsFor } = openFonts()
  const pictures = openHeroPictures(photos)
  return async (view, language) => {
    const { t } = i18nFor(language)
    const fonts = await fontsFor(JSON.stringify(view))
    const picture = await pictures(view.picture.file).catch(() => null)
    const sheet = openSheet(fonts, {
      title: t('voucherPdf.title', { reference: view.reference, service: view.service }),
      author: view.brand,
      language: locales[language],
      madeAt: view.issuedAt,
    })
    drawVoucher(sheet, view, language, picture)
    return closeSheet(sheet)
  }
}

const locales: Record<Language, string> = { es: 'es-ES', pt: 'pt-PT' }
