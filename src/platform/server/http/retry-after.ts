/** Told with every 503: by then an embedded database has been started again. */
export const secondsToWait = 3
