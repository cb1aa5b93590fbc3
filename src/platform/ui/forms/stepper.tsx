import { Icon } from '../icon.tsx'

/**
 * Less and more of a small number. With a `submitName` the buttons also send their form, or the one of `formId`,
 * so that the number can be changed before JavaScript has loaded.
 */
export function Stepper({
  value,
  min = Number.NEGATIVE_INFINITY,
  max = Number.POSITIVE_INFINITY,
  step = 1,
  values,
  onChange,
  labels,
  labelledBy,
  name,
  submitName,
  formId,
  words,
}: StepperProps) {
  const [fewer, more] = values
    ? [values.findLast((other) => other < value), values.find((other) => other > value)]
    : [value - step, value + step]
  const button = (next: number | undefined, label: string, icon: 'minus' | 'plus') => (
    <button
      className="centred text-teal"
      type={submitName ? 'submit' : 'button'}
      name={submitName}
      form={formId}
      value={next ?? value}
      formNoValidate={submitName ? true : undefined}
      aria-label={label}
      disabled={next === undefined || next < min || next > max}
      onClick={(event) => {
        if (!onChange || next === undefined) return
        event.preventDefault()
        onChange(next)
      }}
    >
      <Icon name={icon} />
    </button>
  )
  return (
    <fieldset className="stepper" aria-labelledby={labelledBy} aria-label={labels.group}>
      {button(fewer, labels.less, 'minus')}
      <output className="text-center semibold">{words ?? value}</output>
      {button(more, labels.more, 'plus')}
      {name && <input type="hidden" name={name} value={value} />}
    </fieldset>
  )
}

type StepperProps = {
  value: number
  min?: number
  max?: number
  step?: number
  /** The numbers that there are, where they don't follow each other in equal steps. */
  values?: readonly number[]
  onChange?: (value: number) => void
  labels: { group?: string; less: string; more: string }
  labelledBy?: string
  name?: string
  submitName?: string
  formId?: string
  /** The number as it is said: '2 personas'. */
  words?: string
}
