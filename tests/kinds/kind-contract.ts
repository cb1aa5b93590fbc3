import { beforeAll, beforeEach, describe } from 'vitest'
import { testDeath } from './contract/contract-death.ts'
import { testDisputes } from './contract/contract-disputes.ts'
import { testFunnel } from './contract/contract-funnel.ts'
import { testHolds } from './contract/contract-holds.ts'
import { testPayment } from './contract/contract-payment.ts'
import { testSteps } from './contract/contract-steps.ts'
import { testSupplier } from './contract/contract-supplier.ts'
import { testTracking } from './contract/contract-tracking.ts'
import type { KindScenario } from './kind-scenario.ts'
import { type KindWorld, kindWorld } from './kind-world.ts'

/** What the core does with every kind of goods, from the start of a purchase to its confirmation or refund. */
export function testGoodsKind(name: string, scenario: KindScenario) {
  describe(name, () => {
    let world: KindWorld
    const theWorld = () => world
    beforeAll(async () => {
      world = await kindWorld(scenario)
    })
    beforeEach(() => world.begin())

    const codes = { takesCodes: scenario.kind.acceptedCodes.length > 0 }
    testSteps(theWorld, codes)
    testPayment(theWorld, codes)
    if (scenario.supplier) testSupplier(theWorld, scenario.supplier)
    if (scenario.supplier) testHolds(theWorld, scenario.supplier)
    testDisputes(theWorld, scenario)
    testFunnel(theWorld)
    testTracking(theWorld)
    testDeath(theWorld)
  })
}
