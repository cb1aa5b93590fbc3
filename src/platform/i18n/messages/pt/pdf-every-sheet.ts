import type { Translated } from '../../translate.ts'
import type es from '../es/pdf-every-sheet.ts'

export default {
  for: 'Para {{name}}',
  from: 'da parte de {{name}}',
  doubts: 'Dúvidas? {{email}} · {{phone}}',
  fullConditions: 'Condições completas em {{address}}.',
  inTheNameOf: 'Em nome de',
  or: 'ou',
} satisfies Translated<typeof es>
