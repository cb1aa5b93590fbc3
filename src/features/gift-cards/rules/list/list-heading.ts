import type { Translate } from '#platform/i18n/translate.ts'
import type { ListColumn } from './card-list.ts'

export type ListHeading = Readonly<Record<ListColumn, string>>

/** The first line of a list of gift cards, as our template has it. */
export const listHeading = (t: Translate): ListHeading => ({
  name: t('companyCards.listColumns.name'),
  email: t('companyCards.listColumns.email'),
  amount: t('companyCards.listColumns.amount'),
  message: t('companyCards.listColumns.message'),
  day: t('companyCards.listColumns.day'),
})
