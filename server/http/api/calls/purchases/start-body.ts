import { z } from '@hono/zod-openapi'
import type { PurchaseKind } from '#domain/purchases/purchase.ts'
import { type Language, languages } from '#domain/site/languages.ts'
import type { ApiStart } from '#server/purchases/core/goods-api.ts'
import type { Services } from '#server/services.ts'
import { asking, askingForObject } from '../../wrong-fields.ts'
import { kindsOf, unionByKind } from './purchase-schema.ts'

type Startable = { kind: PurchaseKind; start: ApiStart<Services> }
type StartBody = { kind: PurchaseKind; lang: Language }

/** The kinds of goods that say how they are started here. */
export const startableKinds = (services: Pick<Services, 'kinds'>): Startable[] =>
  kindsOf(services).flatMap(({ kind, api }) => (api?.start ? [{ kind, start: api.start }] : []))

/** A union by kind: what is chosen differs, the language does not. */
export function startBody(services: Pick<Services, 'kinds'>): z.ZodType<StartBody> {
  const startable = startableKinds(services)
  const kindError = asking(`Send ${startable.map(({ kind }) => `'${kind}'`).join(' or ')}.`)
  const members = startable.map(({ kind, start }) => ({
    kind,
    example: { kind, ...start.example, lang: 'es' },
    schema: z.object(
      {
        kind: z.enum([kind], { error: kindError }).openapi({ description: 'What is bought.' }),
        ...start.fields,
        lang: z
          .enum(languages, { error: asking("Send 'es' or 'pt'.") })
          .openapi({ description: 'The language of names, sentences, emails and pages.' }),
      },
      askingForObject,
    ),
  }))
  return unionByKind('PurchaseStart', members, {
    // A body without a kind, or with one that can't be started, fits no member.
    error: (issue) => (issue.code === 'invalid_union' ? kindError(kindIn(issue.input)) : askingForObject.error),
  }) as unknown as z.ZodType<StartBody>
}

const kindIn = (body: unknown) => ({ input: (body as { kind?: unknown } | undefined)?.kind })
