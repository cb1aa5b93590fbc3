/**
 * Redsys repeats an amount as it was sent to it: in cents, digits only, the first of them no zero. Any other text is no
 * amount, whatever number JavaScript would make of it ('1e3', ' 4999', '04999').
 */
export const centsOf = (digits: string): number | null => (/^[1-9]\d{0,11}$/.test(digits) ? Number(digits) : null)
