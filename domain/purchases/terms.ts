export const termsFields = ['terms'] as const
export type TermsField = (typeof termsFields)[number]
export type TermsProblem = 'termsWrong'

/** Spec 5: the general terms must be accepted. An unticked box is an empty string. */
export const termsProblems = ({ terms }: Record<TermsField, string>): Partial<Record<TermsField, TermsProblem>> =>
  terms === '' ? { terms: 'termsWrong' } : {}
