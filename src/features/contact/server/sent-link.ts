import { z } from 'zod'
import type { Services } from '#platform/server/services.ts'

declare module '#platform/server/signing.ts' {
  interface LinkPurposes {
    sent: Sent
  }
}

const payload = z.object({ ticket: z.string(), form: z.enum(['contact', 'application']) })
export type Sent = z.infer<typeof payload>

/** Signed, so that the page shows no number that we did not give. */
export const sentKey = ({ signer }: Pick<Services, 'signer'>, sent: Sent) => signer.sign('sent', sent)

export function readSent({ signer }: Pick<Services, 'signer'>, key: string): Sent | null {
  const read = payload.safeParse(signer.verify('sent', key))
  return read.success ? read.data : null
}
