import type { ComponentProps } from 'react'
import { readTypedDay } from '#features/vouchers/rules/typed-day.ts'
import { Input } from '#platform/ui/forms/field.tsx'

type Props = Omit<ComponentProps<typeof Input>, 'type' | 'placeholder' | 'defaultValue'> & { defaultValue?: string }

/** A day. Where a browser has no calendar of its own it is typed, in any of the ways in which people write days. */
export function DayInput({ defaultValue = '', ...input }: Props) {
  return (
    <Input
      {...input}
      type="date"
      placeholder="DD/MM/AAAA"
      autoComplete="off"
      defaultValue={readTypedDay(defaultValue) ?? defaultValue}
    />
  )
}
