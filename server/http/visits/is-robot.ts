import { isbot } from 'isbot'

const known = new Map<string, boolean>()
const mostKnown = 1000

/** Every browser says what it is. There are few of them, and looking at one closely takes as long as serving a page. */
export function isRobot(userAgent: string | undefined): boolean {
  if (!userAgent) return true
  const found = known.get(userAgent)
  if (found !== undefined) return found
  if (known.size === mostKnown) known.clear()
  const answer = isbot(userAgent)
  known.set(userAgent, answer)
  return answer
}
