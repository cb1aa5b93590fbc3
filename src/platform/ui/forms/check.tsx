import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'
import { FieldMessage } from './field-message.tsx'

/** A box to tick; `count` stands at the end of the line in a list of filters. */
export function Check({ children, count, error, className, ...input }: CheckProps) {
  const errorId = useId()
  return (
    <div className={classNames(Boolean(error) && 'is-error', className)}>
      <label className="check flex gap-12 leading-150">
        <input
          {...input}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span>{children}</span>
        {count !== undefined && <span className="muted small num ml-auto">{count}</span>}
      </label>
      {error && <FieldMessage id={errorId}>{error}</FieldMessage>}
    </div>
  )
}

type CheckProps = { children: ReactNode; count?: number | string; error?: ReactNode } & Omit<
  ComponentProps<'input'>,
  'type'
>
