import type { Day } from '#domain/dates.ts'
import type { CardBounds } from '#domain/gift-cards/card-amount.ts'
import type { CompanyForm } from '#domain/gift-cards/list/company-form.ts'
import type { ListFileProblem } from '#domain/gift-cards/list/list-file.ts'
import type { LogoProblem } from '#domain/gift-cards/list/logo.ts'
import type { WriteRefused } from '../checkout/refused-banner.tsx'

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
