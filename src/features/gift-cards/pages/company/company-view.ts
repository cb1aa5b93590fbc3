import type { WriteRefused } from '#features/checkout/ui/refused-banner.tsx'
import type { CardBounds } from '#features/gift-cards/rules/card-amount.ts'
import type { CompanyForm } from '#features/gift-cards/rules/list/company-form.ts'
import type { ListFileProblem } from '#features/gift-cards/rules/list/list-file.ts'
import type { LogoProblem } from '#features/gift-cards/rules/list/logo.ts'
import type { Day } from '#platform/time/dates.ts'

export type CompanyView = {
  form: CompanyForm
  fileProblem: ListFileProblem | null
  logoProblem: LogoProblem | null
  /** Whether somebody wanted to go on with it: then it says what is missing. */
  isTried: boolean
  bounds: CardBounds
  today: Day
  /** The one whose cards are changed here. */
  purchase: string | null
}

export type CompanyAnswer = { view: CompanyView; refused?: WriteRefused }
