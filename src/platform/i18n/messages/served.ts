import type { LanguageFiles } from '../language-files.ts'

const messageFiles = {
  errors: (language) => import(`./${language}/errors.ts`),
  mail: (language) => import(`./${language}/emails-every-email.ts`),
  map: (language) => import(`./${language}/map.ts`),
  shell: (language) => import(`./${language}/shell.ts`),
} satisfies LanguageFiles

export const platformServed = { messageFiles }

declare module '../translate.ts' {
  interface SpanishMessages {
    errors: typeof import('./es/errors.ts').default
    mail: typeof import('./es/emails-every-email.ts').default
    map: typeof import('./es/map.ts').default
    shell: typeof import('./es/shell.ts').default
  }
}
