import { Anchor } from './anchor.tsx'

/** The name as a link to the home page; `label` says so to a screen reader. */
export function Logo({ href, name, label }: { href: string; name: string; label: string }) {
  return (
    <Anchor className="logo tap-line" href={href} aria-label={label}>
      <LogoMark />
      <span>{name}</span>
    </Anchor>
  )
}

/** A sun setting on a calm sea. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 34 34" aria-hidden="true" focusable="false">
      <path d="M8.2 18.4a8.8 8.8 0 0 1 17.6 0" />
      <path d="M3 22.6c2.3 0 2.3-1.5 4.7-1.5s2.3 1.5 4.6 1.5 2.4-1.5 4.7-1.5 2.3 1.5 4.7 1.5 2.3-1.5 4.6-1.5 2.4 1.5 4.7 1.5" />
      <path d="M8.5 27.4c2.1 0 2.1-1.3 4.25-1.3S14.9 27.4 17 27.4s2.1-1.3 4.25-1.3 2.15 1.3 4.25 1.3" />
    </svg>
  )
}
