import { setTimeout as pause } from 'node:timers/promises'
import { createLog, endWhenBroken, standardOutput } from '../platform/log/log.ts'

// A process that logs what its first argument says, for so many milliseconds as the second, and then ends as the
// server does: `stops` in order, `breaks` with an error that nothing catches.
const [, , how, milliseconds] = process.argv

const log = createLog({ level: 'info' })
endWhenBroken(log)
for (const until = performance.now() + Number(milliseconds); performance.now() < until; await pause(20))
  log.info('x'.repeat(20_000))
log.info('The last words')
if (how === 'breaks') setTimeout(() => JSON.parse('{'))
else {
  await standardOutput.flushed()
  standardOutput.end(0)
}
