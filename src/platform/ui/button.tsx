import type { ComponentProps, ReactNode } from 'react'
import { Anchor, type AnchorProps } from './anchor.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import type { IconName } from './icon-paths.ts'

/** One primary button per view. Say `type="submit"` where it sends a form. */
export function Button({ busy, type = 'button', onClick, ...props }: ButtonProps) {
  const { look, rest } = splitLook(props)
  return (
    <button
      {...rest}
      type={type}
      className={lookClass(look, busy)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      // A busy button keeps its place in the tab order but does nothing, so a payment is never sent twice.
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Dots /> : look.icon && <Icon name={look.icon} />}
      {look.children}
    </button>
  )
}

export function ButtonLink(props: ButtonLinkProps) {
  const { look, rest } = splitLook(props)
  return (
    <Anchor {...rest} className={lookClass(look)}>
      {look.icon && <Icon name={look.icon} />}
      {look.children}
    </Anchor>
  )
}

type ButtonProps = Look & { busy?: boolean } & Omit<ComponentProps<'button'>, keyof Look>
type ButtonLinkProps = Look & Omit<AnchorProps, keyof Look>

type Look = {
  variant?: 'primary' | 'secondary' | 'light' | 'ghost' | 'danger'
  size?: 'md' | 'sm'
  block?: boolean
  icon?: IconName
  className?: string
  children?: ReactNode
}

function splitLook<Props extends Look>({ variant, size, block, icon, className, children, ...rest }: Props) {
  return { look: { variant, size, block, icon, className, children }, rest }
}

function lookClass({ variant = 'primary', size, block, className }: Look, busy?: boolean) {
  return classNames(
    'btn',
    `btn-${variant}`,
    size === 'sm' && 'btn-sm',
    block && 'btn-block',
    busy && 'is-busy',
    className,
  )
}

function Dots() {
  return (
    <span className="dots" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  )
}
