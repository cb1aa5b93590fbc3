import { hotelRatesContract } from '#tests/hotel-rates/contract.ts'
import { openPosalia } from '#tests/hotel-rates/posalia-scene.ts'

hotelRatesContract(async () => openPosalia().scene)
