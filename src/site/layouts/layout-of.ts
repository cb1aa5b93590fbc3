import { languages } from '#platform/i18n/languages.ts'
import { declared, fromDeclared } from '#platform/pages/declarations.ts'
import type { LayoutName, PageSegment } from '#platform/pages/page-row.ts'

type Flags = { simpleSpas: boolean }
type Layouts = { layout: LayoutName; simpleLayout?: LayoutName }

/** The pages that have no row: of errors, and of components. */
const others: Record<string, Layouts> = {
  components: { layout: 'blank' },
  notFound: { layout: 'default-empty-header' },
}

const rows = fromDeclared(
  () =>
    new Map<string, Layouts>([
      ...Object.entries<Layouts>({ ...declared('pages'), ...declared('landings'), ...others }),
      ...Object.values<PageSegment>(declared('segments')).flatMap(({ pages, simpleLayout }) =>
        Object.entries(pages).map(([name, { layout }]) => [name, { layout, simpleLayout }] as const),
      ),
    ]),
)

const language = new RegExp(`[.](${languages.join('|')})$`)

/**
 * Which frame a route has (spec 2.2, 2.5, 2.7). Route names are `page.language`, and `kind.step.language` for the steps of
 * a purchase.
 */
export function layoutOf(routeId: string | undefined, { simpleSpas }: Flags): LayoutName {
  const name = routeId?.replace(language, '') ?? ''
  const { layout, simpleLayout } = rows().get(name) ?? stepLayouts(name) ?? { layout: 'default' }
  return (simpleSpas && simpleLayout) || layout
}

function stepLayouts(name: string): Layouts | null {
  const [kind = '', step] = name.split('.')
  const goods = new Map<string, PageSegment>(Object.entries(declared('segments'))).get(kind)
  if (!goods || !step) return null
  return { layout: step === 'confirmation' ? 'thanks' : 'checkout', simpleLayout: goods.simpleLayout }
}
