import type { ReactNode } from 'react'
import type { Language } from '#domain/site/languages.ts'
import { showInFrame } from '#tests/show-element.tsx'

const site = { brand: 'Calmaria', supportEmail: 'ayuda@calmaria.example' }

/** What a browser is sent of a part of these pages. */
export const sent = (part: ReactNode, language: Language = 'es') => showInFrame({ language, site } as never, part)
