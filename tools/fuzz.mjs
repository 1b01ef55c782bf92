// `npm run fuzz [-- --requests 50000 --seed N --by guardian,teacher]`: hostile requests to every endpoint, on the embedded database
// and, with TEST_DATABASE_URL, on that server too. Prints response counts by status, the slowest, and each
// failure with its seed.
// `npm run fuzz -- cpu [--minutes 20] [--only PART]`: hostile input of the largest size to every endpoint, and the
// processor time that each takes. Fails above half a second.
import { parseArgs } from 'node:util'
import { checkNode, installed, run } from './ready.mjs'

const cpu = 'apps/server/src/fuzz/cpu/main.ts'
const isCpu = process.argv[2] === 'cpu'
const values = isCpu ? {} : options().values
checkNode()
installed()
if (isCpu) {
  run('npx', ['tsx', cpu, ...process.argv.slice(3)])
  process.exit()
}

const given = { FUZZ_REQUESTS: values.requests, FUZZ_SEED: values.seed, FUZZ_BY: values.by }
const fuzz = ['vitest', 'run', '--project', 'long', 'apps/server/src/fuzz', '--disable-console-intercept']

run('npx', fuzz, { ...given, TEST_DATABASE_URL: '' })
if (process.env.TEST_DATABASE_URL) run('npx', fuzz, given)

function options() {
  try {
    return parseArgs({
      options: {
        requests: { type: 'string', default: '50000' },
        by: { type: 'string', default: '' },
        seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
      },
    })
  } catch (error) {
    console.error(
      `${error.message}\nUsage: npm run fuzz [-- --requests 50000 --seed N --by SENDERS | -- cpu --minutes 20]`,
    )
    process.exit(1)
  }
}
