/** Why a source got money back: what it had paid ended, since a bank took back the money of another source. */
export const reversed = 'reversed'

/** Why a code is worth less: what had been paid for it is at the bank again. */
export const takenOffCode = 'withdrawn'
