import type { SpaStatus } from './spa.ts'

/**
 * Spec 4 names five states. An open spa and one closed for the season (its vouchers are enjoyed when it reopens) are
 * listed and sell. A closed one and one that left us ('lost') keep their page for whoever holds a voucher or follows an
 * old link, but are not listed and sell nothing. A disabled one has no page.
 */
const behaviour: Record<SpaStatus, { hasPage: boolean; isListed: boolean; sells: boolean }> = {
  online: { hasPage: true, isListed: true, sells: true },
  closedtemp: { hasPage: true, isListed: true, sells: true },
  closed: { hasPage: true, isListed: false, sells: false },
  lost: { hasPage: true, isListed: false, sells: false },
  disabled: { hasPage: false, isListed: false, sells: false },
}

type Stateful = { status: SpaStatus }

export const hasPage = ({ status }: Stateful) => behaviour[status].hasPage
export const isListed = ({ status }: Stateful) => behaviour[status].isListed
export const sellsVouchers = ({ status }: Stateful) => behaviour[status].sells
