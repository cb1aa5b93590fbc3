/** By language and namespace (`es/home`) or by page (`spas/place-page`), and `report-errors`. Empty in the browser and in development: see scripts/lazy-chunks.ts. */
declare module 'virtual:lazy-chunks' {
  const chunks: Partial<Record<string, string[]>>
  export default chunks
}
