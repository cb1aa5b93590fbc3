import type { CorrectionDraft } from '#domain/gift-cards/correction.ts'
import type { WriteRefused } from '../checkout/refused-banner.tsx'

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
