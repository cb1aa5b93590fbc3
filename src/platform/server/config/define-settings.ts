import { z } from 'zod'
import { BadSettings, type Config } from './config.ts'

/** What is wrong with a setting beside others. */
export type SettingProblem = { setting: string; message: string }

/** What a process does with its settings. A command serves no page. */
type Purpose = 'serve' | 'command'

/** What may be set of one part of the shop. As methods, since each takes the values of its own fields. */
type Settings<Made = Partial<Config>> = {
  /** Under which title `docs/settings.md` lists them. */
  chapter: string
  fields: Fields
  /** What its config needs of the one that others make: it is made after theirs. */
  after?: readonly (keyof Config)[]
  /** What is needed and not given: listed whatever else is wrong. */
  missing?(given: Given): SettingProblem[]
  problems?(values: Given, purpose: Purpose): SettingProblem[]
  config(values: Given, known: Partial<Config>): Made
}

export type Values<Read extends Fields> = z.infer<z.ZodObject<Read>>

type Fields = Readonly<Record<string, z.ZodType>>
type Given = Readonly<Record<string, unknown>>

type Definition<Own extends Fields, Others extends Fields, Known extends keyof Config, Made> = {
  chapter: string
  fields: Own
  /** Fields of other settings which decide something together with these. */
  beside?: Others
  after?: readonly Known[]
  missing?(given: Given): SettingProblem[]
  problems?(values: Values<NoInfer<Own & Others>>, purpose: Purpose): SettingProblem[]
  config(values: Values<NoInfer<Own & Others>>, known: Pick<Config, Known>): Made
}

export function defineSettings<
  Own extends Fields,
  Made extends Partial<Config>,
  Others extends Fields = Record<never, never>,
  Known extends keyof Config = never,
>(definition: Definition<Own, Others, Known, Made>): Settings<Made> {
  return definition
}

export type Env = Record<string, string | undefined>

type ConfigOf<All extends readonly Settings[]> = All extends readonly [
  Settings<infer Made>,
  ...infer Rest extends readonly Settings[],
]
  ? Made & ConfigOf<Rest>
  : unknown

/** An empty one counts as not given. All that is wrong is listed at once. */
export function readSettings<const All extends readonly Settings[]>(all: All, env: Env, purpose: Purpose) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  let problems: SettingProblem[] = []
  const fields: Fields = Object.assign({}, ...all.map((settings) => settings.fields))
  // Left out where a value is such that nothing more can be asked of it.
  const together = z.object(fields).superRefine((values) => {
    problems = all.flatMap((settings) => settings.problems?.(values, purpose) ?? [])
  })
  const { data, error } = together.safeParse(given)
  const wrong = error?.issues.map(({ path, message }) => ({ setting: path.join('.'), message })) ?? []
  const missing = all.flatMap((settings) => settings.missing?.(given) ?? [])
  if (!data || missing.length + problems.length > 0) throw badSettings([...wrong, ...missing, ...problems])
  const config: Partial<Config> = {}
  let waiting: readonly Settings[] = all
  while (waiting.length > 0) {
    const isReady = ({ after = [] }: Settings) => after.every((name) => name in config)
    const ready = waiting.filter(isReady)
    if (ready.length === 0) throw new Error(`Nothing makes what settings of "${waiting[0]?.chapter}" need`)
    waiting = waiting.filter((settings) => !ready.includes(settings))
    for (const settings of ready) Object.assign(config, settings.config(data, config))
  }
  // What each has made was put into it.
  return config as ConfigOf<All>
}

function badSettings(problems: SettingProblem[]): BadSettings {
  const lines = problems.map(({ setting, message }) => `  ${setting}: ${message}`)
  return new BadSettings(`These settings are not right:\n${lines.join('\n')}\ndocs/settings.md lists them all.`)
}

export const onOff = z.enum(['on', 'off'], { error: "must be 'on' or 'off'" })
export const text = z.string().trim().min(1)
export const https = z.url({ protocol: /^https$/, error: 'must be an https:// address' })

/** With what `docs/settings.md` says of it. `otherwise`: what holds without it, where that is not the shape's default. */
export const setting = <Shape extends z.ZodType>(shape: Shape, meaning: string, otherwise?: string): Shape =>
  shape.meta({ description: meaning, ...(otherwise && { otherwise }) })
