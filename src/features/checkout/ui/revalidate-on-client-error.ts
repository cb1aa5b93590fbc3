import type { ShouldRevalidateFunction } from 'react-router'

/**
 * After a refusal the page is read anew: what it shows may be just what was refused, such as a price that has changed.
 * React Router would leave it as it is after any 4xx. Where our own side fails, so may the reading, and what was typed
 * stays.
 */
export const revalidateOnClientError: ShouldRevalidateFunction = ({ actionStatus = 0, defaultShouldRevalidate }) =>
  (actionStatus >= 400 && actionStatus < 500) || defaultShouldRevalidate
