/**
 * A company outside could not be asked, or answered nothing that can be read: what became of the call is open. Thrown by
 * the ports of outside companies alone, who can tell it from an error of ours. Pages and API answer 503: later it may do.
 */
export class SupplierAway extends Error {
  override name = 'SupplierAway'
}
