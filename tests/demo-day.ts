/** The day on which tests take place: out of every campaign, so that what is seasonal is asked for. */
export const demoDay = '2026-11-15'
