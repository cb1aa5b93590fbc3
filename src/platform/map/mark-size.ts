/** In pixels. A pin's label stands above its place, and the tip below it points there. */
export const pinLabel = { height: 30, tip: 8, padding: 11 }
export const clusterRadius = 20
/** A pin without a price. */
export const dotRadius = 8
