/** Which option a key leads to; null is the field itself, undefined a key that leads nowhere. Both ends are joined. */
export function nextOption(key: string, active: number | null, count: number): number | null | undefined {
  if (count === 0) return undefined
  switch (key) {
    case 'ArrowDown':
      return active === null ? 0 : (active + 1) % count
    case 'ArrowUp':
      return active === null ? count - 1 : (active - 1 + count) % count
    case 'Home':
      return active === null ? undefined : 0
    case 'End':
      return active === null ? undefined : count - 1
    // The cursor moves in the text: the option is let go.
    case 'ArrowLeft':
    case 'ArrowRight':
      return active === null ? undefined : null
  }
}
