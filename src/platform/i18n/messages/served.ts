import type { LanguageFiles } from '../language-files.ts'
import type { Language } from '../languages.ts'

const messageFiles = {
  errors: (language) => import(`./${language}/errors.ts`),
  mail: (language) => import(`./${language}/emails-every-email.ts`),
  map: (language) => import(`./${language}/map.ts`),
  sheet: (language) => import(`./${language}/pdf-every-sheet.ts`),
  shell: (language) => import(`./${language}/shell.ts`),
} satisfies LanguageFiles

const wordListFiles = {
  pictures: (language: Language) => import(`./${language}/pictures.ts`),
}

export const platformServed = { messageFiles, wordListFiles }

declare module '../translate.ts' {
  interface SpanishMessages {
    errors: typeof import('./es/errors.ts').default
    mail: typeof import('./es/emails-every-email.ts').default
    map: typeof import('./es/map.ts').default
    sheet: typeof import('./es/pdf-every-sheet.ts').default
    shell: typeof import('./es/shell.ts').default
  }
}
