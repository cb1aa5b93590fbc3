import { Anchor } from '#platform/ui/anchor.tsx'

/** A list of names with a count, one line each: places, treatments, occasions. */
export function LinkList({ links }: { links: { name: string; href: string; note: string }[] }) {
  return (
    <ul className="link-list">
      {links.map(({ name, href, note }) => (
        <li key={href}>
          <Anchor className="baseline" href={href}>
            <span className="n">{name}</span>
            <span className="muted mid nowrap ml-auto">{note}</span>
          </Anchor>
        </li>
      ))}
    </ul>
  )
}
