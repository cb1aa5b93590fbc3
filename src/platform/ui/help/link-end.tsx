import { useEffect, useRef } from 'react'
import { ButtonLink } from '#platform/ui/button.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'

type Props = { title: string; text: string; href: string; next: string }

/** Where the link of an e-mail ends: what has become of it, and the next step. Whoever agreed is taken to the words. */
export function LinkEnd({ title, text, href, next }: Props) {
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => words.current?.focus(), [])
  return (
    <div ref={words} tabIndex={-1} className="wrap link-end">
      <EmptyState heading="h1" title={title} text={text}>
        <ButtonLink href={href} variant="secondary">
          {next}
        </ButtonLink>
      </EmptyState>
    </div>
  )
}
