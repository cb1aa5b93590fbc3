import type { LogoProblem } from '#features/gift-cards/rules/card-themes.ts'
import { changeCompanyForm, readCorrections, readListChange } from '#features/gift-cards/rules/list/change-list.ts'
import { checkCompanyForm, type ListRules, readTyped } from '#features/gift-cards/rules/list/company-form.ts'
import { longestListText, readListFile } from '#features/gift-cards/rules/list/list-file.ts'
import { getLogo, keepLogo } from '#features/gift-cards/server/logos/card-logos.ts'
import type { Language } from '#platform/i18n/languages.ts'
import { fail } from '#platform/rules/result.ts'
import type { SentParts } from '#platform/server/http/forms/multipart.ts'
import type { Services } from '#platform/server/services.ts'

/** The form as it was sent, with what its button, its corrections and its file make of it. Its logo is read apart. */
export function readCompanyForm({ texts, files }: SentParts, rules: ListRules, language: Language) {
  const [file] = files.get('listFile') ?? []
  const isTooMuch = (texts.get('list') ?? '').length > longestListText
  const read = file ? readListFile(file.content, file.isWhole) : isTooMuch ? fail('listLong' as const) : null
  const intent = texts.get('intent') ?? ''
  const typed = { ...readTyped(texts), ...(isTooMuch && { list: '' }), ...(read?.ok && { list: read.value }) }
  const changes = { corrections: readCorrections(texts), change: readListChange(intent) }
  const form = changeCompanyForm(typed, changes, { rules, language })
  return {
    form,
    checked: checkCompanyForm(form, rules, language),
    fileProblem: read && !read.ok ? read.error : null,
    /** Whether the button was one that goes on to the next step. */
    goesOn: intent === '' || intent === 'drop-wrong',
  }
}

/** The one that came now, or the one that came before, if it is still here. */
export async function readLogo(
  services: Services,
  { texts, files }: SentParts,
): Promise<{ logo: string; logoProblem: LogoProblem | null }> {
  const earlier = texts.get('logo') ?? ''
  const [sent] = files.get('logoFile') ?? []
  if (texts.get('intent') === 'drop-logo') return { logo: '', logoProblem: null }
  if (sent) {
    const kept = await keepLogo(services, sent)
    return kept.ok ? { logo: kept.value, logoProblem: null } : { logo: earlier, logoProblem: kept.error }
  }
  if (earlier === '' || (await getLogo(services.db, earlier))) return { logo: earlier, logoProblem: null }
  return { logo: '', logoProblem: 'logoGone' }
}
