import type { Translated } from '../../translate.ts'
import type es from '../es/emails-every-email.ts'

export default {
  foot: {
    help: 'Precisa de ajuda?',
    conditions: 'Condições',
    privacy: 'Privacidade',
  },
} satisfies Translated<typeof es>
