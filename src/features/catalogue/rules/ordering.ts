import { isEnabled, type Service } from './services/service.ts'

/** Spec 4: always, whatever the sort; within both halves the order stays. */
export function enabledFirst<T extends Pick<Service, 'status'>>(services: readonly T[]): T[] {
  return [...services.filter(isEnabled), ...services.filter((service) => !isEnabled(service))]
}

/** Spec 3: the 'recommended' sort. */
export const byOrder = (a: Pick<Service, 'order'>, b: Pick<Service, 'order'>) => a.order - b.order

/** Spec 9: an odd number of people leaves out the services sold to couples. */
export function fitsPax(service: Pick<Service, 'capacity'>, pax: number): boolean {
  const isOdd = pax % 2 !== 0
  return !(isOdd && service.capacity.minimum === 2)
}
