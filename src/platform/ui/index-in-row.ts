/** Which child of a row that is scrolled is in sight, where each is as wide as the row. */
export const indexInRow = (row: HTMLElement) => Math.round(row.scrollLeft / row.clientWidth)
