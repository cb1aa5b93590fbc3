import { z } from 'zod'
import { parseDsn } from '#domain/errors/dsn.ts'
import { builtRelease } from '#server/errors/release.ts'
import { setting } from './field-kinds.ts'

export const errorReportingFields = {
  ERROR_REPORTING_DSN: setting(
    z
      .string()
      .trim()
      .transform((text, context) => {
        const dsn = parseDsn(text)
        if (dsn) return dsn
        // Without what was given: it holds a key.
        context.addIssue({
          code: 'custom',
          message: 'must be an address such as https://key@errors.example/1, by https',
        })
        return z.NEVER
      })
      .optional(),
    "`https://{key}@{host}/{project}` of Sentry, GlitchTip or another host of that protocol, to which errors are reported ([how](operations.md#error-reports)); the sandbox's is `http://calmaria@localhost:3000/sandbox/errors/1`",
    'none: errors are only logged',
  ),
  ERROR_REPORTING_ENVIRONMENT: setting(
    z
      .string()
      .trim()
      .regex(/^[\w.-]{1,64}$/, { error: 'must have 1 to 64 letters, digits, dots, - or _' })
      .optional(),
    'what reports are marked with, such as `staging`',
    '`NODE_ENV`',
  ),
  RELEASE: setting(
    z
      .string()
      .trim()
      .regex(/^[\w.@+-]{1,200}$/, { error: 'must have 1 to 200 letters, digits, or any of . @ + - _' })
      .optional(),
    'what reports are marked with as the release',
    'version and commit of the build, such as `calmaria@0.1.0+02c2501f3b1a`',
  ),
}

type Values = z.infer<z.ZodObject<typeof errorReportingFields>> & { NODE_ENV: string }

/** Null: nobody is told. */
export function errorReportingSettings(values: Values) {
  const { ERROR_REPORTING_DSN, ERROR_REPORTING_ENVIRONMENT, RELEASE, NODE_ENV } = values
  if (!ERROR_REPORTING_DSN) return null
  return {
    dsn: ERROR_REPORTING_DSN,
    environment: ERROR_REPORTING_ENVIRONMENT ?? NODE_ENV,
    release: RELEASE ?? builtRelease(),
  }
}

export type ErrorReportingSettings = NonNullable<ReturnType<typeof errorReportingSettings>>
