import type { Translated } from '../../translate.ts'
import type es from '../es/pictures.ts'

/** What a picture shows. */
export default {
  placeholder: 'Reflexos de luz na água límpida de uma piscina',
} satisfies Translated<typeof es>
