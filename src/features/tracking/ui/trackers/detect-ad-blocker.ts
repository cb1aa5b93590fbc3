import { deleteCookie, setCookie } from '#features/tracking/ui/consent/cookie.ts'

/** How long it is remembered. */
const blockersHours = 24

/**
 * Spec 7: whether something keeps an advertising company's script away. It is asked for without its answer being read;
 * if that leads elsewhere or fails, something does.
 */
export async function detectAdBlocker(script: string): Promise<boolean> {
  const isBlocked = await fetch(script, { method: 'HEAD', mode: 'no-cors', cache: 'no-store' }).then(
    (answer) => answer.redirected,
    () => true,
  )
  if (isBlocked) setCookie('blockers', 'enabled=true', blockersHours)
  else deleteCookie('blockers')
  return isBlocked
}
