import { choices } from '#domain/forms/field-lengths.ts'

export const termsFields = choices('terms')
export type TermsField = keyof typeof termsFields
export type TermsProblem = 'termsWrong'

/** Spec 5: the general terms must be accepted. An unticked box is an empty string. */
export const termsProblems = ({ terms }: Record<TermsField, string>): Partial<Record<TermsField, TermsProblem>> =>
  terms === '' ? { terms: 'termsWrong' } : {}
