import { z } from 'zod'
import { parseDsn } from '#features/tracking/rules/errors/dsn.ts'
import { defineSettings, setting, type Values } from '#platform/server/config/define-settings.ts'
import { processFields } from '#platform/server/config/process-settings.ts'
import { builtRelease } from './release.ts'

declare module '#platform/server/config/config.ts' {
  interface Config {
    /** Null: nobody is told. */
    errorReporting: ErrorReportingSettings | null
  }
}

export type ErrorReportingSettings = NonNullable<ReturnType<typeof errorReporting>>

const fields = {
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

const { NODE_ENV } = processFields

export const errorReportingSettings = defineSettings({
  chapter: 'Error reports',
  fields,
  beside: { NODE_ENV },
  config: (values) => ({ errorReporting: errorReporting(values) }),
})

function errorReporting(values: Values<typeof fields & { NODE_ENV: typeof NODE_ENV }>) {
  if (!values.ERROR_REPORTING_DSN) return null
  return {
    dsn: values.ERROR_REPORTING_DSN,
    environment: values.ERROR_REPORTING_ENVIRONMENT ?? values.NODE_ENV,
    release: values.RELEASE ?? builtRelease(),
  }
}
