import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { FieldMessage } from './field-message.tsx'

/** Label above, hint and error below, tied to the control by its id. The control is drawn by `children`. */
export function Field({ id, label, optional, hint, error, className, children }: FieldProps) {
  const made = useId()
  const controlId = id ?? made
  const hintId = hint ? `${controlId}-hint` : undefined
  const errorId = error ? `${controlId}-error` : undefined
  return (
    <div className={classNames('field', Boolean(error) && 'is-error', className)}>
      <label className="label" htmlFor={controlId}>
        {label}
        {optional && <span className="muted regular">{optional}</span>}
      </label>
      {children({
        id: controlId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
      })}
      {error && <FieldMessage id={errorId}>{error}</FieldMessage>}
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  )
}

export function Input({ id, label, optional, hint, error, className, ...input }: Labelled<'input'>) {
  return (
    <Field {...{ id, label, optional, hint, error, className }}>
      {(control) => <input className="input" {...input} {...control} />}
    </Field>
  )
}

export function Textarea({ id, label, optional, hint, error, className, ...textarea }: Labelled<'textarea'>) {
  return (
    <Field {...{ id, label, optional, hint, error, className }}>
      {(control) => <textarea className="input" {...textarea} {...control} />}
    </Field>
  )
}

export function Select({ id, label, optional, hint, error, className, ...select }: Labelled<'select'>) {
  return (
    <Field {...{ id, label, optional, hint, error, className }}>
      {(control) => <select className="input select" {...select} {...control} />}
    </Field>
  )
}

/** What a control needs to belong to its field. */
type FieldControl = { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }

type FieldTexts = {
  id?: string
  label: ReactNode
  /** The word beside the label of a field that may stay empty. */
  optional?: ReactNode
  hint?: ReactNode
  error?: ReactNode
  className?: string
}

type FieldProps = FieldTexts & { children: (control: FieldControl) => ReactNode }
type Labelled<Tag extends 'input' | 'textarea' | 'select'> = FieldTexts & Omit<ComponentProps<Tag>, keyof FieldTexts>
