/** What this tab keeps until it is closed. A browser may keep nothing: that is warned about, and nothing else happens. */
export function withTabStorage<Answer>(use: (storage: Storage) => Answer): Answer | null {
  try {
    return use(sessionStorage)
  } catch (error) {
    console.warn('What was typed is not kept', error)
    return null
  }
}
