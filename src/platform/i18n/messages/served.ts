import type { Spanish } from '../translate.ts'
import mailEs from './es/emails-every-email.ts'
import errorsEs from './es/errors.ts'
import mapEs from './es/map.ts'
import shellEs from './es/shell.ts'
import mailPt from './pt/emails-every-email.ts'
import errorsPt from './pt/errors.ts'
import mapPt from './pt/map.ts'
import shellPt from './pt/shell.ts'

const messages = {
  errors: { es: errorsEs, pt: errorsPt },
  mail: { es: mailEs, pt: mailPt },
  map: { es: mapEs, pt: mapPt },
  shell: { es: shellEs, pt: shellPt },
}

export const platformServed = { messages }

declare module '../translate.ts' {
  interface SpanishMessages extends Spanish<typeof messages> {}
}
