/**
 * Pictures of one scene show the same corner in another light, and never stand side by side. The library names a picture
 * by its scene first: 'sauna-bucket-fire.jpg' and 'sauna-towels-window.jpg' are both of the sauna.
 */
export const sceneOf = (file: string) => file.split('-', 1)[0] as string
