/** By language and room, such as `es/home`. Empty in development: see scripts/word-chunks.ts. */
declare module 'virtual:word-chunks' {
  const chunks: Record<string, string>
  export default chunks
}
