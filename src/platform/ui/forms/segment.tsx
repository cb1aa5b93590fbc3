import { Anchor } from '../anchor.tsx'
import { Icon } from '../icon.tsx'
import type { IconName } from '../icon-paths.ts'

/** One of two or three, all in sight. */
export function Segment({ label, name, options, value, defaultValue, onChange }: SegmentProps) {
  return (
    <div className="segment" role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value}>
          <input
            className="sr"
            type="radio"
            name={name}
            value={option.value}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={value === undefined ? defaultValue === option.value : undefined}
            onChange={onChange && (() => onChange(option.value))}
            readOnly={value !== undefined && !onChange ? true : undefined}
          />
          {option.icon && <Icon name={option.icon} />}
          {option.label}
        </label>
      ))}
    </div>
  )
}

/** The same shape for two views of a page, each with its address. */
export function SegmentLinks({ label, links }: { label: string; links: SegmentLink[] }) {
  return (
    <nav className="segment" aria-label={label}>
      {links.map((link) => (
        <Anchor key={link.href} href={link.href} aria-current={link.current ? 'page' : undefined}>
          {link.icon && <Icon name={link.icon} />}
          {link.label}
        </Anchor>
      ))}
    </nav>
  )
}

type SegmentProps = {
  label: string
  name: string
  options: { value: string; label: string; icon?: IconName }[]
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
}

type SegmentLink = { href: string; label: string; icon?: IconName; current?: boolean }
