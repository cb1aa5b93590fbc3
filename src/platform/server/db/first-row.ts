/** The row that a query finds, or null. */
export const firstRow = async <Row>(rows: PromiseLike<Row[]>): Promise<Row | null> => (await rows)[0] ?? null
