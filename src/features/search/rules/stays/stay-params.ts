/** What the address of a getaway's page asks for beside the search: also those that a list of getaways has. */
export const ownStayParams = ['room', 'rate', 'purchase'] as const

/**
 * What the address of a getaway's page may ask for, and what the first step of its purchase is told. `for`: 'gift' if it
 * is one. `purchase`: the uuid of the purchase that is changed.
 */
export const stayParams = ['from', 'to', 'pax', 'room', 'board', 'rate', 'for', 'purchase'] as const
