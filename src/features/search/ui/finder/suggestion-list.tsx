import { useEffect, useRef } from 'react'
import type { Suggestion } from '#features/search/rules/suggestions.ts'
import type { MatchedRange } from '#features/search/rules/words/query-word.ts'
import { pictureUrl } from '#platform/pictures/picture-url.ts'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'

export const optionId = (listId: string, n: number) => `${listId}-${n}`

/** The list of the combobox. It never takes the focus: the field keeps it and points at the active option. */
export function SuggestionList({ id, groups, active, onChoose }: SuggestionListProps) {
  const { t } = useTranslation()
  const starts = groups.map((_, g) => groups.slice(0, g).reduce((sum, { options }) => sum + options.length, 0))
  return (
    <div
      className="combo"
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={t('search.finder.suggestions')}
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ title, options }, g) => (
        <fieldset key={title} aria-labelledby={`${id}-group-${g}`}>
          <div className="group semibold small muted" id={`${id}-group-${g}`} role="presentation">
            {title}
          </div>
          {options.map((option, n) => {
            const position = (starts[g] ?? 0) + n
            return (
              <SuggestionOption
                key={option.href}
                id={optionId(id, position)}
                option={option}
                isActive={position === active}
                onChoose={onChoose}
              />
            )
          })}
        </fieldset>
      ))}
    </div>
  )
}

type SuggestionListProps = {
  id: string
  groups: OptionGroup[]
  active: number | null
  onChoose: (option: FinderOption, isTouch: boolean) => void
}

/** A text with the parts that were found in it marked. */
function Marked({ text, marks = [] }: { text: string; marks?: MatchedRange[] }) {
  return marks
    .map(([start, end], n) => [
      text.slice(marks[n - 1]?.[1] ?? 0, start),
      <mark key={start}>{text.slice(start, end)}</mark>,
    ])
    .concat([[text.slice(marks.at(-1)?.[1] ?? 0)]])
    .flat()
}

function SuggestionOption({ id, option, isActive, onChoose }: SuggestionOptionProps) {
  const { name, label, note, marks, photo, kind } = option
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <div
      ref={ref}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      onClick={({ nativeEvent }) => onChoose(option, isTouch(nativeEvent))}
      onKeyDown={({ key }) => key === 'Enter' && onChoose(option, false)}
    >
      <span className="ic centred text-teal">
        {photo ? (
          <img src={pictureUrl(photo, 320, 'webp')} alt="" width={40} height={40} />
        ) : (
          <Icon name={kind === 'place' ? 'pin' : 'sparkles'} />
        )}
      </span>
      <span className="what">
        {label ?? <Marked text={name} marks={marks?.name} />}
        <small>
          <Marked text={note} marks={marks?.note} />
        </small>
      </span>
    </div>
  )
}

const isTouch = (event: Event) => 'pointerType' in event && event.pointerType === 'touch'

type SuggestionOptionProps = {
  id: string
  option: FinderOption
  isActive: boolean
  onChoose: (option: FinderOption, isTouch: boolean) => void
}

/** A suggestion in the finder's list. `label` is what it says, where that is not its name. */
export type FinderOption = Suggestion & { label?: string }

/** Options under a heading. */
export type OptionGroup = { title: string; options: FinderOption[] }
