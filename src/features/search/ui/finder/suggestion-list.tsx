import { useTranslation } from '#platform/ui/loading/i18n.tsx'
import type { FinderOption, OptionGroup } from './finder-option.ts'
import { SuggestionOption } from './suggestion-option.tsx'

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
          <div className="group semibold" id={`${id}-group-${g}`} role="presentation">
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
