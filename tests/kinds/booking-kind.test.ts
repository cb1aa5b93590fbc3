import { bookingScenario } from './booking-scenario.ts'
import { testGoodsKind } from './kind-contract.ts'

testGoodsKind('an hour that is booked at once', bookingScenario('yes'))
