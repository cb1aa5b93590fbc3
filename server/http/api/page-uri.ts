import { z } from '@hono/zod-openapi'
import { withSlashes } from '#domain/site/path.ts'
import { asking } from './wrong-fields.ts'

const ask = asking('Send the path of a page as text, such as /pt/spas/.')

/** The address of a page, as the landing table writes it. */
export const pageUri = z
  .string({ error: ask })
  .min(1, 'Is empty. Send the path of a page, such as /pt/spas/. The home page is /.')
  .max(2048, 'Is too long. Send at most 2048 characters.')
  .transform((uri) => withSlashes(uri.replace(/[?#].*/s, '')))
  .openapi({
    description:
      'Path of a page. Slashes at its beginning and end may be left out; a query or fragment is ignored. At most 2048 characters.',
    example: '/pt/spas/tenerife/',
  })
