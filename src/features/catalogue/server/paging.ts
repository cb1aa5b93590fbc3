export const pageSize = 24

export type ListPage<Item> = { items: Item[]; current: number; last: number; total: number }

/** Any number a visitor may write: too small means the first page, too large the last. */
export function pageOf<Item>(items: Item[], wanted: string | null): ListPage<Item> {
  const last = Math.max(1, Math.ceil(items.length / pageSize))
  const number = Number(wanted ?? 1)
  const current = Number.isFinite(number) ? Math.min(last, Math.max(1, Math.trunc(number))) : 1
  return { items: items.slice((current - 1) * pageSize, current * pageSize), current, last, total: items.length }
}
