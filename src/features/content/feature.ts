import { defineFeature } from '#platform/server/define-feature.ts'

/**
 * Texts about us and the law, and the answers to frequent questions: Markdown in each language (`texts/`), into which
 * settings and the tables of what is stored are put (`server/`).
 */
export const content = defineFeature({ name: 'content' })
