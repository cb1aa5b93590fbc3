import drawn from './destination-shapes.json' with { type: 'json' }

export const destinationMap = drawn.map

/** The outline of each region, and its middle. */
export const shapes: Readonly<Record<string, { d: string; x: number; y: number }>> = drawn.shapes
