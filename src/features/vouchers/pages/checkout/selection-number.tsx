import { classNames } from '#platform/ui/class-names.ts'
import { Icon } from '#platform/ui/icon.tsx'
import type { ChosenRow, ChosenSelection, CountName } from './selection-state.ts'

type Props = {
  row: ChosenRow
  chosen: ChosenSelection
  name: CountName
  /** What the page was served with: the field is the browser's own. */
  opened: number
  min: number
  max: number
  step?: number
  labels: { visible: string; group: string; less: string; more: string }
  note?: { text: string; isProblem: boolean }
}

/**
 * A number to type, with less and more beside it. Before the script has loaded these send the whole form, and the server
 * answers with the number changed.
 */
export function SelectionNumber({ row, chosen, name, opened, min, max, step = 1, labels, note }: Props) {
  const { uuid, settled } = row
  const id = `${name}-${uuid}`
  const button = (what: 'less' | 'more', next: number) => (
    <button
      className="centred text-teal"
      type="submit"
      name="change"
      value={`${what}-${name}.${uuid}`}
      aria-label={labels[what]}
      disabled={next < min || next > max}
      onClick={(event) => {
        event.preventDefault()
        chosen.set(uuid, name, next)
      }}
    >
      <Icon name={what === 'less' ? 'minus' : 'plus'} />
    </button>
  )
  return (
    <div className={classNames('pick-count', note?.isProblem && 'is-error')}>
      <label className="label" htmlFor={id}>
        {labels.visible}
        <span className="sr">: {row.name}</span>
      </label>
      <fieldset className="stepper" aria-label={labels.group}>
        {button('less', settled[name] - step)}
        <input
          className="text-center num semibold"
          id={id}
          type="number"
          inputMode="numeric"
          name={name}
          defaultValue={opened}
          min={min}
          max={max}
          step={step}
          autoComplete="off"
          aria-invalid={note?.isProblem || undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          onInput={() => chosen.read(uuid)}
          onBlur={() => chosen.settle(uuid)}
        />
        {button('more', settled[name] + step)}
      </fieldset>
      <p className={classNames('party-note', note?.isProblem && 'is-refused')} id={`${id}-note`} role="status">
        {note?.text}
      </p>
    </div>
  )
}
