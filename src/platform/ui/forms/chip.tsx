import type { ComponentProps, ReactNode } from 'react'
import { Anchor, type AnchorProps } from '../anchor.tsx'
import { classNames } from '../class-names.ts'
import { Icon } from '../icon.tsx'
import type { IconName } from '../icon-paths.ts'

/** A link to the same list with another choice; `removes` marks the one that takes a filter away. */
export function ChipLink({ on, removes, icon, children, className, ...anchor }: ChipLinkProps) {
  return (
    <Anchor
      {...anchor}
      className={classNames('chip tap-line nowrap mid', on && 'on', removes && 'chip-x', className)}
      aria-current={on ? 'true' : undefined}
    >
      {icon && <Icon name={icon} />}
      {children}
      {removes && <Icon name="close" small />}
    </Anchor>
  )
}

/** One of a group of radio buttons, drawn as a chip. */
export function ChipRadio({ children, ...input }: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <label className="chip tap-line nowrap mid">
      <input className="sr" type="radio" {...input} />
      {children}
    </label>
  )
}

type ChipLinkProps = { on?: boolean; removes?: boolean; icon?: IconName; children: ReactNode } & AnchorProps
