/** What this API may refuse, and why. The documentation and the answers are written from this one table. */
export const knownProblems = {
  400: {
    title: 'The request is not right',
    meaning:
      'The body is not JSON, or a field is missing or wrong. The list of errors names each field and what to do.',
    detail: 'Correct the fields listed under errors and send the call again.',
  },
  404: {
    title: 'There is no such call',
    meaning: 'No call of this API stands at the address.',
    detail: 'This API has no call at this address. All of them are described at /api/docs/.',
  },
  405: {
    title: 'This call has another method',
    meaning: 'The address exists, with another method. The Allow header lists those it takes.',
    detail: 'Use one of the methods in the Allow header.',
  },
  413: {
    title: 'The body is too large',
    meaning: 'The body has more than 64 KB (65,536 bytes).',
    detail: 'Send a body of at most 64 KB (65,536 bytes).',
  },
  415: {
    title: 'The body must be JSON',
    meaning: 'The Content-Type header is missing or names something other than JSON.',
    detail: 'Send the body as JSON, with the header Content-Type: application/json.',
  },
  500: {
    title: 'Something went wrong on our side',
    meaning: 'The call failed for a reason that is ours. It has been noted, without the contents of the request.',
    detail: 'The request was understood, but could not be answered. Please try again later.',
  },
} as const

export type KnownStatus = keyof typeof knownProblems

export const knownStatuses = Object.keys(knownProblems).map(Number) as KnownStatus[]
