import { z } from 'zod'

export const onOff = z.enum(['on', 'off'], { error: "must be 'on' or 'off'" })
export const text = z.string().trim().min(1)
export const https = z.url({ protocol: /^https$/, error: 'must be an https:// address' })

/** What is wrong with a setting beside others. */
export type SettingProblem = { setting: string; message: string }
