import { type Logger, pino } from 'pino'

/**
 * One JSON line per event. No personal data: neither bodies, nor queries, nor addresses of visitors are written; errors
 * are told by name, message and stack.
 */
export function makeLog(level: string): Logger {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  })
}
