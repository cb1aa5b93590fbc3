import type { TripView } from '#features/checkout/server/purchases/core/goods-view.ts'

/** From when to when: arrival, how many nights, departure. */
export const Trip = ({ trip: { arrival, departure, nights } }: { trip: TripView }) => (
  <div className="stay-trip grid items-center gap-12">
    <TripEnd {...arrival} />
    <span className="n soft nowrap">{nights}</span>
    <TripEnd {...departure} />
  </div>
)

const TripEnd = ({ label, day, time }: TripView['arrival']) => (
  <span>
    <small>{label}</small>
    <b>{day}</b>
    <small>{time}</small>
  </span>
)
