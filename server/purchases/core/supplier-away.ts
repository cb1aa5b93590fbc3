/** A supplier gave no answer. Nothing was changed and the buyer may try again: pages and API answer 503. */
export class SupplierAway extends Error {}

/** Whatever a kind of goods throws while it is asked, such as a time limit of its own. */
export async function askSupplier<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (cause) {
    throw new SupplierAway('A supplier gave no answer', { cause })
  }
}
