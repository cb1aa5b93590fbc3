import { z } from 'zod'

export const onOff = z.enum(['on', 'off'], { error: "must be 'on' or 'off'" })
export const text = z.string().trim().min(1)
export const https = z.url({ protocol: /^https$/, error: 'must be an https:// address' })

/** With what `docs/settings.md` says of it. `otherwise`: what holds without it, where that is not the shape's default. */
export const setting = <Shape extends z.ZodType>(shape: Shape, meaning: string, otherwise?: string): Shape =>
  shape.meta({ description: meaning, ...(otherwise && { otherwise }) })
