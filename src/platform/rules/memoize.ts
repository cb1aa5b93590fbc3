type Plain = string | number | null | undefined

/**
 * A function that remembers what it worked out. With a limit the oldest is forgotten first, so that somebody who tries
 * every day and every party does not fill the memory.
 */
export function memoize<Args extends Plain[], Thing extends object>(
  make: (...args: Args) => Thing,
  most = Number.POSITIVE_INFINITY,
): (...args: Args) => Thing {
  const kept = new Map<string, Thing>()
  return (...args) => {
    const key = args.join(' ')
    const known = kept.get(key)
    if (known) return known
    const made = make(...args)
    const oldest = kept.keys().next().value
    if (kept.size >= most && oldest !== undefined) kept.delete(oldest)
    kept.set(key, made)
    return made
  }
}
