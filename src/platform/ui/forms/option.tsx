import type { ComponentProps, ReactNode } from 'react'

/** One of a few prices to choose from: name, small print, amount. */
export function Option({ label, note, price, ...input }: OptionProps) {
  return (
    <label className="option">
      <input {...input} className="radio-dot" type="radio" />
      <span>
        <b>{label}</b>
        {note && <small>{note}</small>}
      </span>
      {price}
    </label>
  )
}

type OptionProps = { label: ReactNode; note?: ReactNode; price?: ReactNode } & Omit<
  ComponentProps<'input'>,
  'type' | 'className'
>
