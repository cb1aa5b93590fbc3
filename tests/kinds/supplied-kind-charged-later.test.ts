import { testGoodsKind } from './kind-contract.ts'
import { suppliedKind } from './supplied-kind.ts'
import { suppliedScenario } from './supplied-scenario.ts'

const supplier = suppliedKind('when-confirmed')

testGoodsKind('what a supplier sells and is charged when it is confirmed', {
  ...suppliedScenario(supplier),
  isChargedLater: true,
})
