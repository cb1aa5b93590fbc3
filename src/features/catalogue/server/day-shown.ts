import type { Services } from '#platform/server/services.ts'
import { type Day, isDay, madridDay } from '#platform/time/dates.ts'

/** Today in Madrid; or, where the setting allows it, the day that `?on=` asks to see the site on. */
export function dayShown({ config, clock }: Pick<Services, 'config' | 'clock'>, query?: URLSearchParams): Day {
  return previewedDay(config, query) ?? madridDay(clock.now())
}

export function previewedDay(config: Pick<Services['config'], 'allowsDayPreview'>, query?: URLSearchParams) {
  const asked = query?.get('on')
  return config.allowsDayPreview && isDay(asked) ? asked : null
}
