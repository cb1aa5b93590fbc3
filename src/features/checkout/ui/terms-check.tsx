import type { ComponentProps } from 'react'
import type { TermsView } from '#features/checkout/server/purchases/core/goods-view.ts'
import { Anchor } from '#platform/ui/anchor.tsx'
import { Check } from '#platform/ui/forms/check.tsx'
import { Marked } from '#platform/ui/loading/i18n.tsx'

type Props = { term: TermsView } & Omit<ComponentProps<typeof Check>, 'name' | 'value' | 'children'>

/** A box to accept terms. What they say opens in a window of its own, so that nothing typed is lost. */
export const TermsCheck = ({ term: { name, text, links }, ...box }: Props) => (
  <Check {...box} name={name} value="yes">
    <Marked text={text} components={anchorsOf(links)} />
  </Check>
)

const anchorsOf = (links: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(links).map(([mark, href]) => [
      mark,
      // What stands on this page is not opened again.
      <Anchor key={mark} className="link" href={href} target={href.startsWith('#') ? undefined : '_blank'} />,
    ]),
  )
