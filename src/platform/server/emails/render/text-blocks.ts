import type { EmailBlock, Inline } from './email-content.ts'

export const textBlock = (...content: Inline[]): EmailBlock => ({ kind: 'text', content })

/** What an e-mail begins with. */
export const leadBlock = (...content: Inline[]): EmailBlock => ({ kind: 'text', tone: 'lead', content })

/** Small print. */
export const noteBlock = (...content: Inline[]): EmailBlock => ({ kind: 'text', tone: 'note', content })
