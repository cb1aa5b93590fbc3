import type { Language } from '#platform/i18n/languages.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { i18nFor } from '#platform/server/i18n.ts'
import type { EmailBlock, EmailContent, EmailHeader, Inline } from './email-content.ts'

/** The plain part, as somebody would type it. */
export function emailText(
  { title, blocks, why, unsubscribe }: EmailContent,
  head: EmailHeader,
  language: Language,
): string {
  const { t } = i18nFor(language)
  const foot = [
    '--',
    `${t('mail.foot.help')} ${head.support.email} · ${head.support.phone}`,
    why,
    ...(unsubscribe ? [`${unsubscribe.words}: ${unsubscribe.href}`] : []),
    `${t('mail.foot.conditions')}: ${head.publicUrl}${pathOf('purchaseConditions', language)}`,
    `${t('mail.foot.privacy')}: ${head.publicUrl}${pathOf('privacy', language)}`,
  ]
  return `${[head.brand, title, ...blocks.map(blockText), foot.join('\n')].join('\n\n').replaceAll('\u00a0', ' ')}\n`
}

function blockText(block: EmailBlock): string {
  switch (block.kind) {
    case 'text':
      return inlineText(block.content)
    case 'heading':
      return `${block.words}\n${'-'.repeat([...block.words].length)}`
    case 'face':
      return [block.title, ...block.lines, block.amount].join('\n')
    case 'button':
      return `${block.words}: ${block.href}`
    case 'quote':
      return `«${block.words}»\n${block.by}`
    case 'steps':
      return block.steps.map((step, index) => `${index + 1}. ${inlineText(step)}`).join('\n')
    case 'card': {
      const facts = block.facts.map(({ label, value }) => `${label}: ${value}`)
      const links = (block.links ?? []).map(({ words, href }) => `${words}: ${href}`)
      return [...(block.title ? [block.title] : []), ...(block.lines ?? []), ...facts, ...links].join('\n')
    }
    case 'amounts': {
      const lines = [...block.lines, block.total]
      return lines.map(({ label, amount }) => `${label}: ${amount}`).join('\n')
    }
  }
}

/** Numbers and addresses say themselves; only a link behind other words shows where it leads. */
function inlineText(parts: Inline[]): string {
  return parts
    .map((part) => {
      if (typeof part === 'string') return part
      return /^(tel|mailto):/.test(part.href) || part.href.includes(part.words)
        ? part.words
        : `${part.words} (${part.href})`
    })
    .join('')
}
