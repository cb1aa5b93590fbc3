import type { SoldKinds } from '../core/kind-of.ts'
import { voucherKind } from './voucher/voucher-kind.ts'

/** A kind of goods is its folder and a line here. */
export const soldKinds: SoldKinds = { voucher: voucherKind }
