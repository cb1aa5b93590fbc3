import { languages } from '#domain/site/languages.ts'
import { landingPages } from '#i18n/landing-pages.ts'
import type { GoodsPages, LayoutName } from '#i18n/page-row.ts'
import { pages } from '#i18n/paths.ts'
import { goodsPages } from '#i18n/purchase-paths.ts'

type Flags = { simpleSpas: boolean }
type Layouts = { layout: LayoutName; simpleLayout?: LayoutName }

/** The pages that have no row: of errors, of components, and what other sites show in a frame. */
const others: Record<string, Layouts> = {
  components: { layout: 'blank' },
  bookingFrame: { layout: 'blank' },
  notFound: { layout: 'default-empty-header' },
}

const rows = new Map<string, Layouts>([
  ...Object.entries<Layouts>({ ...pages, ...landingPages, ...others }),
  ...Object.values<GoodsPages>(goodsPages).flatMap(({ pages: own, simpleLayout }) =>
    Object.entries(own).map(([name, { layout }]) => [name, { layout, simpleLayout }] as const),
  ),
])

const language = new RegExp(`[.](${languages.join('|')})$`)

/**
 * Which frame a route has (spec 2.2, 2.5, 2.7). Route names are `page.language`, and `kind.step.language` for the steps of
 * a purchase.
 */
export function layoutOf(routeId: string | undefined, { simpleSpas }: Flags): LayoutName {
  const name = routeId?.replace(language, '') ?? ''
  const { layout, simpleLayout } = rows.get(name) ?? stepLayouts(name) ?? { layout: 'default' }
  return (simpleSpas && simpleLayout) || layout
}

function stepLayouts(name: string): Layouts | null {
  const [kind = '', step] = name.split('.')
  const goods: GoodsPages | null = kind in goodsPages ? goodsPages[kind as keyof typeof goodsPages] : null
  if (!goods || !step) return null
  return { layout: step === 'confirmation' ? 'thanks' : 'checkout', simpleLayout: goods.simpleLayout }
}
