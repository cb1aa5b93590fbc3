/** By language and namespace, such as `es/home`. Empty in development: see scripts/message-chunks.ts. */
declare module 'virtual:message-chunks' {
  const chunks: Record<string, string>
  export default chunks
}
