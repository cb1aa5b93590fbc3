import type { WriteRefused } from '#features/checkout/ui/refused-banner.tsx'
import type { CorrectionDraft } from '#features/gift-cards/rules/correction.ts'

/** What became of what its buyer wanted of a card. */
export type SentAnswer = {
  told?: string
  isDone?: boolean
  refused?: WriteRefused
  /** The card whose form came back, with what was typed and what is wrong. */
  card?: string
  values?: CorrectionDraft
  errors?: Partial<CorrectionDraft>
}
