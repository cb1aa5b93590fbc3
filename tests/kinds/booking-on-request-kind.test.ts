import { bookingScenario } from './booking-scenario.ts'
import { testGoodsKind } from './kind-contract.ts'

testGoodsKind('an hour that a spa is asked for', bookingScenario('request'))
