/**
 * Spec 8. The scripting library is jQuery, which the site does not have: whoever misses it is a browser's extension.
 * Its global has two names, and browsers have two ways to say that one is missing.
 */
export const ignoredErrors: readonly string[] = [
  '$ is not defined',
  "Can't find variable: $",
  'jQuery is not defined',
  "Can't find variable: jQuery",
  'Attempted to assign to readonly property.',
]
