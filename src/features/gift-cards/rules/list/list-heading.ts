import type { Language } from '#platform/i18n/languages.ts'
import type { ListColumn } from './card-list.ts'

const headings: Record<Language, Record<ListColumn, string>> = {
  es: { name: 'nombre', email: 'correo', amount: 'importe', message: 'mensaje', day: 'día' },
  pt: { name: 'nome', email: 'e-mail', amount: 'valor', message: 'mensagem', day: 'dia' },
}

/** The first line of a list of gift cards, as our template has it. */
export const listHeading = (language: Language) => headings[language]
