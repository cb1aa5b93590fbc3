/** What this API may refuse, and why. The documentation and the answers are written from this one table. */
export const knownProblems = {
  400: {
    title: 'The request is not right',
    meaning:
      'The body is not JSON, or a field is missing or wrong. The list of errors names each field and what to do.',
    detail: 'Correct the fields listed under errors and send the call again.',
  },
  403: {
    title: 'The request comes from another site',
    meaning: 'A browser says that a page of another site sent it. What is changed is changed from here.',
    detail: 'Send the call from a page of this site, or without a browser.',
  },
  404: {
    title: 'There is nothing here',
    meaning: 'No call of this API stands at the address, or it names something that does not exist.',
    detail: 'This API has no call at this address. All of them are described at /api/docs/.',
  },
  405: {
    title: 'This call has another method',
    meaning: 'The address exists, with another method. The Allow header lists those it takes.',
    detail: 'Use one of the methods in the Allow header.',
  },
  409: {
    title: 'This can not be done any more, or not yet',
    meaning: 'The call is right, but not at this moment: the code says why.',
    detail: 'Look at this answer, and decide again.',
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
  429: {
    title: 'Too many requests',
    meaning: 'This address has written too often. The Retry-After header says after how many seconds to try again.',
    detail: 'Wait for the seconds that the Retry-After header names.',
  },
  500: {
    title: 'Something went wrong on our side',
    meaning: 'The call failed for a reason that is ours. It has been noted, without the contents of the request.',
    detail: 'The request was understood, but could not be answered. Please try again later.',
  },
  503: {
    title: 'Not now',
    meaning:
      'The database can not be asked for a moment. Retry-After says after how many seconds to send the call again.',
    detail: 'Nothing is lost. Send the call again after the seconds that the Retry-After header names.',
  },
} as const

export type KnownStatus = keyof typeof knownProblems

/** In the words of those who have the calls. */
export type ProblemMeanings = Partial<Record<KnownStatus, string>>

export const meaningOf = (status: KnownStatus, meanings: ProblemMeanings): string =>
  meanings[status] ?? knownProblems[status].meaning

export const knownStatuses = Object.keys(knownProblems).map(Number) as KnownStatus[]
