import type { ReactNode } from 'react'

type Props = { number: string; className?: string; children?: ReactNode }

/** Calls a number, which is what it reads unless something else is said. */
export const PhoneLink = ({ number, className = 'link', children = number }: Props) => (
  <a className={className} href={`tel:${number.replaceAll(' ', '')}`}>
    {children}
  </a>
)
