import { type RefObject, useEffect, useEffectEvent, useId, useState } from 'react'
import { useLocation } from 'react-router'
import type { SuggestionGroup } from '#features/search/rules/suggestions.ts'
import { useVisitorPlace } from '#features/search/ui/visitor-place.tsx'
import type { Language } from '#platform/i18n/languages.ts'
import type { PageFrame } from '#platform/pages/page-frame.ts'
import { pathOf } from '#platform/pages/paths.ts'
import { useCombobox } from '#platform/ui/forms/use-combobox.ts'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import { searchFieldId } from './search-field-id.ts'
import { type FinderOption, type OptionGroup, optionId, SuggestionList } from './suggestion-list.tsx'

/** A field with suggestions. It keeps its own text, so that what was typed before the page woke up stays. */
export function SearchField({ frame, inputRef, startText, isChosen, onEdit, onChoose }: SearchFieldProps) {
  const { t } = useTranslation()
  const listId = useId()
  const { place } = useVisitorPlace()
  /** What suggestions are wanted for. */
  const [wanted, setWanted] = useState('')
  const firstOptions = useFirstOptions(frame)
  const found = useSuggestions(wanted, frame.language, place?.uuid)
  const groups = wanted
    ? (found ?? []).map(({ kind, items }) => ({ title: t(`search.finder.groups.${kind}`), options: items }))
    : firstOptions
  const options = groups.flatMap((group) => group.options)

  const { isOpen, isShown, active, show, onKeyDown } = useCombobox<FinderOption>({
    options,
    open: (text) => setWanted(text.trim()),
    choose,
    clear: () => {
      if (inputRef.current) inputRef.current.value = ''
      edit('')
    },
    // A spa leads to another page, which Tab does not ask for.
    isTakenAlong: ({ value }) => value !== undefined,
  })

  function choose(option: FinderOption, isTouch = false) {
    if (option.value && inputRef.current) inputRef.current.value = option.name
    setWanted('')
    show(false)
    // On a phone the keyboard goes, so that the day and the people can be chosen.
    if (isTouch) inputRef.current?.blur()
    onChoose(option)
  }

  function edit(text: string) {
    setWanted(text.trim())
    show(true)
    onEdit()
  }

  // Who was faster than the script is served as soon as it is here.
  const wake = useEffectEvent(() => {
    const input = inputRef.current
    if (!input || input !== document.activeElement || input.value === startText) return
    edit(input.value)
  })
  useEffect(() => wake(), [])

  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once more, it is ready once more
  useEffect(() => {
    if (hash === `#${searchFieldId}`) inputRef.current?.focus()
  }, [hash, key, inputRef])

  useEffect(() => {
    if (isShown) makeRoom(inputRef.current)
  }, [isShown, inputRef])

  const howMany = options.length === 0 ? t('search.finder.none') : t('search.finder.found', { count: options.length })
  return (
    <div className="seg seg-what">
      <label htmlFor={searchFieldId}>{t('search.finder.what')}</label>
      <input
        ref={inputRef}
        id={searchFieldId}
        name={isChosen ? undefined : 'q'}
        defaultValue={startText}
        placeholder={t('search.finder.placeholder')}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={listId}
        aria-activedescendant={active === null ? undefined : optionId(listId, active)}
        onFocus={({ currentTarget }) => currentTarget.value === '' && show(true)}
        onClick={({ currentTarget }) => {
          if (currentTarget.value === '') show(true)
          if (isChosen) currentTarget.select()
        }}
        onBlur={() => show(false)}
        onInput={({ currentTarget }) => edit(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {isShown && <SuggestionList id={listId} groups={groups} active={active} onChoose={choose} />}
      <span className="sr" role="status">
        {isOpen && wanted && found ? howMany : ''}
      </span>
    </div>
  )
}

/** The list must be seen whole; on a phone the field goes to the top, since a keyboard takes half of the screen. */
function makeRoom(input: HTMLInputElement | null) {
  const segment = input?.parentElement
  if (matchMedia('(max-width: 760px)').matches) segment?.scrollIntoView({ block: 'start' })
  else segment?.querySelector('[role=listbox]')?.scrollIntoView({ block: 'nearest' })
}

type SearchFieldProps = {
  frame: PageFrame
  inputRef: RefObject<HTMLInputElement | null>
  startText: string
  /** What stands in the field is a suggestion that was chosen, and not a text to search for. */
  isChosen: boolean
  onEdit: () => void
  onChoose: (option: FinderOption) => void
}

/** What is offered before anything is typed: where the visitor was, and places that many look for. */
function useFirstOptions({ language, popularPlaces }: PageFrame): OptionGroup[] {
  const { t } = useTranslation()
  const { country, place } = useVisitorPlace()
  const others = popularPlaces.filter(({ value }) => value?.place !== place?.key)
  const popular = { title: t('search.finder.popular'), options: others }
  if (!country || !place) return others.length > 0 ? [popular] : []
  const name = place.names[language]
  const resume = {
    kind: 'place' as const,
    name,
    label: t('search.finder.resume', { place: name }),
    note: '',
    href: `${pathOf('search', language)}?place=${place.key}`,
    value: { place: place.key },
    picked: { country, place },
  }
  return [{ title: t('search.finder.recent'), options: [resume] }, ...(others.length > 0 ? [popular] : [])]
}

const pause = 120

/**
 * Suggestions for the text, once the typing pauses. Those for an earlier text stay until then, and an answer that
 * comes too late is dropped. A failure is no suggestions: the search itself still works. Null: none asked for yet.
 */
function useSuggestions(text: string, language: Language, near: string | undefined): SuggestionGroup[] | null {
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
