import { type IconName, iconPaths } from './icon-paths.ts'

/** Decorative unless it has a label: then it is an image with that name. */
export function Icon({ name, small, label, className }: IconProps) {
  const classes = ['icon', small && 'icon-sm', className].filter(Boolean).join(' ')
  if (!label) {
    return (
      <svg className={classes} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={iconPaths[name]} />
      </svg>
    )
  }
  return (
    <svg className={classes} viewBox="0 0 24 24" role="img" aria-label={label}>
      <path d={iconPaths[name]} />
    </svg>
  )
}

type IconProps = { name: IconName; small?: boolean; label?: string; className?: string }
