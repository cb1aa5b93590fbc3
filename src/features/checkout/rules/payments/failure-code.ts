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

/** A provider's code as one of ours, which have texts. A bank's other refusals ask for another card. */
export function failureCodeFor(code: string): FailureCode {
  const listed = failureCodes.find((candidate) => candidate === code)
  if (listed) return listed
  return /^\d{4}$/.test(code) && code < '0900' ? 'generic-2' : 'generic-1'
}

/** Spec 9. */
export const cardBlock = { code: '0174', hours: 72 } as const satisfies { code: FailureCode; hours: number }
