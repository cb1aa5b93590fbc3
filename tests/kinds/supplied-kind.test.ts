import { testGoodsKind } from './kind-contract.ts'
import { suppliedKind } from './supplied-kind.ts'
import { suppliedScenario } from './supplied-scenario.ts'

testGoodsKind('what a supplier sells', suppliedScenario(suppliedKind()))
