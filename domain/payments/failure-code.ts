/** Spec 8: why a card was refused. The two generic ones are for everything else. */
export const failureCodes = [
  '0184',
  '0129',
  '0190',
  'SIS0334',
  'SIS0601',
  '0174',
  '0101',
  'SIS0095',
  'SIS0182',
  'generic-1',
  'generic-2',
] as const

export type FailureCode = (typeof failureCodes)[number]

/** What a provider said, as one of the codes that have a sentence: the bank's own refusals ask for another card. */
export function failureCodeFor(said: string): FailureCode {
  const known = failureCodes.find((code) => code === said)
  if (known) return known
  return /^\d{4}$/.test(said) && said < '0900' ? 'generic-2' : 'generic-1'
}

/** Spec 9. */
export const cardBlock = { code: '0174', hours: 72 } as const satisfies { code: FailureCode; hours: number }
