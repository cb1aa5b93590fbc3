/**
 * SHA-256 (FIPS 180-4), for the browser's proof of work. The browser's own answers one hash at a time, later, and only on
 * https pages; a quarter of a million small hashes are done sooner here. No arrays are made in the loops, for speed.
 */
export function sha256(bytes: Uint8Array): Uint8Array {
  const view = padded(bytes)
  const state = Int32Array.from(initial)
  for (let block = 0; block < view.byteLength; block += 64) {
    for (let i = 0; i < 16; i++) schedule[i] = view.getInt32(block + i * 4)
    for (let i = 16; i < 64; i++) {
      const a = at(schedule, i - 15)
      const b = at(schedule, i - 2)
      const low = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3)
      const high = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10)
      schedule[i] = (at(schedule, i - 16) + low + at(schedule, i - 7) + high) | 0
    }
    compress(state)
  }
  const hash = new DataView(new ArrayBuffer(32))
  for (let i = 0; i < 8; i++) hash.setInt32(i * 4, at(state, i))
  return new Uint8Array(hash.buffer)
}

function compress(state: Int32Array) {
  let a = at(state, 0)
  let b = at(state, 1)
  let c = at(state, 2)
  let d = at(state, 3)
  let e = at(state, 4)
  let f = at(state, 5)
  let g = at(state, 6)
  let h = at(state, 7)
  for (let i = 0; i < 64; i++) {
    const first =
      (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + at(constants, i) + at(schedule, i)) | 0
    const second = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + first) | 0
    d = c
    c = b
    b = a
    a = (first + second) | 0
  }
  state[0] = at(state, 0) + a
  state[1] = at(state, 1) + b
  state[2] = at(state, 2) + c
  state[3] = at(state, 3) + d
  state[4] = at(state, 4) + e
  state[5] = at(state, 5) + f
  state[6] = at(state, 6) + g
  state[7] = at(state, 7) + h
}

const schedule = new Int32Array(64)

const turn = (word: number, by: number) => (word >>> by) | (word << (32 - by))
const at = (words: Int32Array, index: number) => words[index] as number

/** The text, a one, zeros, and its length in bits. */
function padded(bytes: Uint8Array): DataView {
  const block = new Uint8Array(((bytes.length + 72) >> 6) << 6)
  block.set(bytes)
  block[bytes.length] = 0x80
  const view = new DataView(block.buffer)
  view.setUint32(block.length - 4, bytes.length * 8)
  return view
}

/** The first 64 primes: the first 32 bits behind the point of their cube roots, and of the square roots of eight. */
const primes = Array.from({ length: 310 }, (_, index) => index + 2).filter(
  (number, _, all) => !all.some((other) => other < number && number % other === 0),
)
const fraction = (root: number) => ((root - Math.floor(root)) * 2 ** 32) | 0
const constants = Int32Array.from(primes.slice(0, 64), (prime) => fraction(Math.cbrt(prime)))
const initial = Int32Array.from(primes.slice(0, 8), (prime) => fraction(Math.sqrt(prime)))
