import { cardCodeInGroups } from '#features/checkout/rules/coupons/card-code.ts'
import { shortDay } from '#features/checkout/server/email-parts/voucher-card.ts'
import { cardPictures } from '#features/gift-cards/rules/card-themes.ts'
import type { CardPdfView } from '#features/gift-cards/server/card-file.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { Piece } from '#platform/server/pdf/lines.ts'
import { unbroken } from '#platform/server/pdf/pages/page-words.ts'
import { printable } from '#platform/server/pdf/runs.ts'

declare module '#platform/server/pdf/define-sheet.ts' {
  interface PdfViews {
    card: CardPdfView
  }
}

export type CardPage = ReturnType<typeof cardPage>

/** What stands on the sheet of a gift card: the card above the fold, and below it how it is used. */
export function cardPage(view: CardPdfView, language: Language) {
  const { t } = i18nFor(language)
  const { addresses, support, theme } = view
  const name = printable(view.name)
  const by = t('cardPdf.by', { from: printable(view.from) })
  return {
    brand: view.brand,
    title: t('cardPdf.title', { name }),
    madeAt: view.issuedAt,
    theme,
    picture: cardPictures[theme],
    from: printable(view.from),
    qr: view.qr,
    words: {
      kind: t('cardPdf.kind'),
      face: {
        title: t(`giftCards.themes.${theme}.title`),
        for: [{ text: `${t('cardPdf.for')} ` }, { text: name, face: 'semibold' }] satisfies Piece[],
        by,
        amount: view.amount,
      },
      fold: t('cardPdf.fold'),
      quote: printable(view.message),
      names: t('cardPdf.forBy', { name, from: printable(view.from) }),
      facts: [
        { label: t('cardPdf.code'), value: inTwoLines(view.code), isCode: true },
        { label: t('cardPdf.value'), value: view.exactAmount, isCode: false },
        { label: t('cardPdf.validUntil'), value: shortDay(view.validUntil, language), isCode: false },
      ],
      steps: [
        {
          title: t('cardPdf.steps.choose'),
          text: t('cardPdf.steps.chooseText', { giftSpas: view.giftSpas, address: addresses.home }),
        },
        {
          title: t('cardPdf.steps.enter'),
          text: t('cardPdf.steps.enterText', { field: t('purchases.coupon.label') }),
        },
        { title: t('cardPdf.steps.enjoy'), text: t('cardPdf.steps.enjoyText') },
      ],
      foot: {
        title: t('cardPdf.left'),
        text: t('cardPdf.leftText', {
          conditions: addresses.conditions,
          email: support.email,
          phone: unbroken(support.phone),
        }),
      },
      qr: t('cardPdf.qr'),
    },
  }
}

/** Two groups a line, so that none is torn apart. */
function inTwoLines(code: string): string {
  const [first = '', second = '', third = '', fourth = ''] = cardCodeInGroups(code).split(' ')
  return `${first}\u00a0${second} ${third}\u00a0${fourth}`
}
