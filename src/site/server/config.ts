import '../pages.ts'
import type { Config } from '#platform/server/config/config.ts'
import { type Env, readSettings } from '#platform/server/config/define-settings.ts'
import { allSettings } from './settings/all-settings.ts'

export const loadConfig = (env: Env): Config => readSettings(allSettings, env, 'serve')

/** For an operator's commands: they serve nobody, so that nobody could take their payments for real ones. */
export const loadCommandConfig = (env: Env): Config => readSettings(allSettings, env, 'command')
