import { useEffect, useRef, useState } from 'react'
import type { FacetOption, FacetView } from '#features/search/server/listing/facet-views.ts'
import { Check } from '#platform/ui/forms/check.tsx'
import { Icon } from '#platform/ui/icon.tsx'
import { useTranslation } from '#platform/ui/loading/i18n.tsx'

const shownAtOnce = 6

/** The choices of one group. Ages are many and one is enough, so they are a list to pick from. */
export function FacetGroup({ facet: { name, title, options } }: { facet: FacetView }) {
  if (options.length === 0) return null
  if (name === 'age') return <AgeSelect title={title} options={options} />
  // A fold that would hide a single choice is longer than the choice.
  const split = options.length > shownAtOnce + 1 ? shownAtOnce : options.length
  const [first, rest] = [options.slice(0, split), options.slice(split)]
  return (
    <fieldset>
      <legend>{title}</legend>
      <Options name={name} options={first} />
      {rest.length > 0 && <Fold name={name} options={rest} />}
    </fieldset>
  )
}

type OptionsProps = { name: string; options: FacetOption[] }

function Options({ name, options }: OptionsProps) {
  return options.map(({ value, label, count, isOn }) => (
    <Check key={value} name={name} value={value} defaultChecked={isOn} count={count}>
      {label}
    </Check>
  ))
}

/** Opens by itself where something inside is chosen, and is never closed under the hand. */
function Fold({ name, options }: OptionsProps) {
  const { t } = useTranslation()
  const details = useRef<HTMLDetailsElement>(null)
  const hasChoice = options.some(({ isOn }) => isOn)
  const [wasServedOpen] = useState(hasChoice)
  useEffect(() => {
    if (hasChoice && details.current) details.current.open = true
  }, [hasChoice])
  return (
    <details className="fold column" ref={details} open={wasServedOpen}>
      <summary className="tap-line text-teal mid">
        <span className="when-closed">{t('search.listing.more')}</span>
        <span className="when-open">{t('search.listing.less')}</span>
        <Icon name="chevron-down" small className="turns" />
      </summary>
      <Options name={name} options={options} />
    </details>
  )
}

function AgeSelect({ title, options }: { title: string; options: FacetOption[] }) {
  const { t } = useTranslation()
  return (
    <fieldset>
      <legend>{title}</legend>
      <select
        className="input select"
        name="age"
        aria-label={title}
        defaultValue={options.find(({ isOn }) => isOn)?.value ?? ''}
      >
        <option value="">{t('search.listing.anyAge')}</option>
        {options.map(({ value, label, count }) => (
          <option key={value} value={value}>{`${label} (${count})`}</option>
        ))}
      </select>
    </fieldset>
  )
}
