import type { ContactProblem } from '#features/contact/rules/contact-forms.ts'
import type { FileProblem } from '#platform/forms/uploaded-file.ts'

export type MessageProblem = ContactProblem | FileProblem

/** A form that comes back, with all that was typed. */
export type MessageAnswer = {
  values: Record<string, string>
  problems?: Partial<Record<string, MessageProblem>>
  /** To be sent with the form: the one that came with it, as long as that works. */
  token: string
  /** A file came with it, which a browser without scripts does not keep. */
  hadFile: boolean
  refused?: { error: 'too-many' | 'not-saved' | 'too-soon' | 'proof'; minutes: number }
}
