/** `form`: it can't be one of that country. `check`: its check letter or digit says that it was mistyped. */
export type TaxIdProblem = 'form' | 'check'

/** As it is stored and printed: capitals and digits alone, without the country that its own people leave out. */
export function normalTaxId(typed: string, country: string): string {
  const id = typed.toUpperCase().replace(/[\s.\-/]/g, '')
  return Object.hasOwn(nationalRules, country) ? id.replace(new RegExp(`^${country}(?=.{8,}$)`), '') : id
}

/** Null if nothing is wrong with it, as far as that can be seen without asking its country. */
export function taxIdProblem(typed: string, country: string): TaxIdProblem | null {
  const id = normalTaxId(typed, country)
  const rule = Object.hasOwn(nationalRules, country) && nationalRules[country]
  if (rule) return rule(id)
  return isVatNumber(id, country) ? null : 'form'
}

const nationalRules: Record<string, (id: string) => TaxIdProblem | null> = {
  ES: spanishProblem,
  PT: portugueseProblem,
  AD: (id) => (/^[ACDEFGLOPU]\d{6}[A-Z]$/.test(id) ? null : 'form'),
}

const personLetters = 'TRWAGMYFPDXBNJZSQVHLCKE'
const companyLetters = 'JABCDEFGHI'

/** NIF of people and companies (Orden EHA/451/2008), and NIE. */
function spanishProblem(id: string): TaxIdProblem | null {
  const person = /^([XYZKLM]?)(\d{7,8})([A-Z])$/.exec(id)
  if (person && id.length === 9) {
    const [, kind = '', digits = '', letter] = person
    // X, Y and Z of foreigners count as the digits 0, 1 and 2; K, L and M don't count.
    const number = Number(`${'XYZ'.includes(kind) && kind ? 'XYZ'.indexOf(kind) : ''}${digits}`)
    return letter === personLetters[number % 23] ? null : 'check'
  }
  const company = /^([ABCDEFGHJNPQRSUVW])(\d{7})([0-9A-J])$/.exec(id)
  if (!company) return 'form'
  const [, kind = '', digits = '', given = ''] = company
  const check = companyCheck(digits)
  const allowed = [
    ...('NPQRSW'.includes(kind) ? [] : [String(check)]),
    ...('ABEH'.includes(kind) ? [] : [companyLetters[check]]),
  ]
  return allowed.includes(given) ? null : 'check'
}

/** Every other digit, from the first, is doubled, and its own digits added. */
function companyCheck(digits: string): number {
  const sum = [...digits].reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 2 : 1)
    return total + Math.floor(value / 10) + (value % 10)
  }, 0)
  return (10 - (sum % 10)) % 10
}

/** NIF, of people and companies alike: the last of nine digits checks the others. */
function portugueseProblem(id: string): TaxIdProblem | null {
  if (!/^([1235689]|45|7[0124579])\d+$/.test(id) || id.length !== 9) return 'form'
  const sum = [...id.slice(0, 8)].reduce((total, digit, at) => total + Number(digit) * (9 - at), 0)
  const check = 11 - (sum % 11)
  return Number(id[8]) === (check > 9 ? 0 : check) ? null : 'check'
}

/** The forms of VAT numbers in the other countries of the Union, after their prefix, as VIES lists them. */
const forms: Record<string, RegExp> = {
  AT: /^U\d{8}$/,
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  FI: /^\d{8}$/,
  FR: /^[A-HJ-NP-Z0-9]{2}\d{9}$/,
  GR: /^\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^\d{7}[A-Z]{1,2}$|^\d[A-Z+*]\d{5}[A-Z]$/,
  IT: /^\d{11}$/,
  LT: /^(\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^\d{9}B\d{2}$/,
  PL: /^\d{10}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
}

export const vatCountries = Object.keys(forms)

/** Greece alone has another prefix than its country's code. */
const prefixOf = (country: string) => (country === 'GR' ? 'EL' : country)

function isVatNumber(id: string, country: string): boolean {
  const prefix = prefixOf(country)
  return (
    Object.hasOwn(forms, country) && id.startsWith(prefix) && forms[country]?.test(id.slice(prefix.length)) === true
  )
}
