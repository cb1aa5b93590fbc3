import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../class-names.ts'

export function Radio({ children, className, ...input }: RadioProps) {
  return (
    <label className={classNames('radio flex gap-12 leading-150', className)}>
      <input {...input} type="radio" />
      <span>{children}</span>
    </label>
  )
}

type RadioProps = { children: ReactNode } & Omit<ComponentProps<'input'>, 'type'>
