import { data } from 'react-router'

/** Thrown by a loader: the visitor gets the error page with status 404. */
export const notFound = () => data(null, { status: 404 })
