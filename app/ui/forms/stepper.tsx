import { Icon } from '../icon.tsx'

/**
 * Less and more of a small number. With a `submitName` the buttons also send their form, or the one of `formId`,
 * so that the number can be changed before JavaScript has loaded.
 */
export function Stepper({
  value,
  min,
  max,
  step = 1,
  onChange,
  labels,
  labelledBy,
  name,
  submitName,
  formId,
}: StepperProps) {
  const button = (next: number, label: string, icon: 'minus' | 'plus') => (
    <button
      type={submitName ? 'submit' : 'button'}
      name={submitName}
      form={formId}
      value={next}
      formNoValidate={submitName ? true : undefined}
      aria-label={label}
      disabled={next < min || next > max}
      onClick={(event) => {
        if (!onChange) return
        event.preventDefault()
        onChange(next)
      }}
    >
      <Icon name={icon} />
    </button>
  )
  return (
    <fieldset className="stepper" aria-labelledby={labelledBy} aria-label={labels.group}>
      {button(value - step, labels.less, 'minus')}
      <output>{value}</output>
      {button(value + step, labels.more, 'plus')}
      {name && <input type="hidden" name={name} value={value} />}
    </fieldset>
  )
}

type StepperProps = {
  value: number
  min: number
  max: number
  step?: number
  onChange?: (value: number) => void
  labels: { group?: string; less: string; more: string }
  labelledBy?: string
  name?: string
  submitName?: string
  formId?: string
}
