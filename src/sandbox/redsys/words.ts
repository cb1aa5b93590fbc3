import { inEveryLanguage } from '#platform/i18n/language-files.ts'
import type { Language } from '#platform/i18n/languages.ts'

const file = (language: Language): Promise<{ default: Words }> => import(`../messages/${language}/redsys.ts`)

/** What a buyer reads in the stand-in's pages. */
export const { words } = await inEveryLanguage({ words: file })

export type Words = {
  test: string
  continue: string
  cancel: string
  form: Record<
    | 'title'
    | 'number'
    | 'expiry'
    | 'code'
    | 'pay'
    | 'numberError'
    | 'expiryError'
    | 'codeError'
    | 'validationError'
    | 'orderError'
    | 'lineError',
    string
  >
  bank: Record<'name' | 'title' | 'code' | 'hint' | 'confirm' | 'wrong' | 'over' | 'looking', string> & {
    question: (amount: string) => string
  }
  bizum: Record<
    'title' | 'merchant' | 'concept' | 'amount' | 'phone' | 'hint' | 'accept' | 'refuse' | 'phoneError' | 'broken',
    string
  >
}

export const inEuros = (cents: number) => `${(cents / 100).toFixed(2).replace('.', ',')} €`
