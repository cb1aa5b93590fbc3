import { useEffect, useState } from 'react'
import type { SuggestionGroup } from '#features/search/rules/suggestions.ts'
import type { Language } from '#platform/i18n/languages.ts'

const pause = 120

/**
 * Suggestions for the text, once the typing pauses. Those for an earlier text stay until then, and an answer that
 * comes too late is dropped. A failure is no suggestions: the search itself still works. Null: none asked for yet.
 */
export function useSuggestions(text: string, language: Language, near: string | undefined): SuggestionGroup[] | null {
  const [groups, setGroups] = useState<SuggestionGroup[] | null>(null)
  useEffect(() => {
    if (!text) return setGroups(null)
    const asking = new AbortController()
    const timer = setTimeout(async () => {
      const answer = await ask(text, language, near, asking.signal)
      if (!asking.signal.aborted) setGroups(answer)
    }, pause)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [text, language, near])
  return groups
}

async function ask(q: string, lang: Language, near: string | undefined, signal: AbortSignal) {
  const query = new URLSearchParams({ q, lang, ...(near && { near }) })
  try {
    const response = await fetch(`/api/search/suggestions?${query}`, { signal })
    if (!response.ok) return []
    const { groups }: { groups: SuggestionGroup[] } = await response.json()
    return groups
  } catch {
    return []
  }
}
