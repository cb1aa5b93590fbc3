/**
 * Loaded into a server before its own code: measures the longest turn of its event loop in time of the processor, which
 * the rest of the machine does not change. At each SIGUSR2 it writes what was the longest since the last.
 */
let longest = 0
let last = process.threadCpuUsage()

function turn() {
  const { user, system } = process.threadCpuUsage(last)
  last = process.threadCpuUsage()
  longest = Math.max(longest, user + system)
  setImmediate(turn)
}

process.on('SIGUSR2', () => {
  console.log(`longest turn ${longest} µs`)
  longest = 0
  last = process.threadCpuUsage()
})
// Never waits for events, so each turn is seen; the process ends all the same.
setImmediate(turn)
