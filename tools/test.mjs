// `npm test`: what a change needs most, in a few minutes. `npm run test:all`: that, then all the rest. Both work on a
// fresh clone. Set TEST_DATABASE_URL to run the rest also on that PostgreSQL server.
import { chromium } from './chromium.mjs'
import { checkNode, installed, run } from './ready.mjs'

const embedded = { TEST_DATABASE_URL: '' }
const isAll = process.argv.includes('--all')

checkNode()
installed()
process.env.CHROMIUM_PATH = chromium()

run('npm', ['run', '--silent', 'verify'])

console.log('\nServer, on the embedded database; components, in a browser; the build')
const beside = ['--group', '--timings', '--max-processes', '2', '--kill-others-on-fail']
run('npx', ['concurrently', ...beside, 'npm:server', 'npm:components', 'npm:built'], embedded)

console.log('\nJourneys in the browser, on the embedded database')
run('npm', ['run', '--silent', 'e2e', '--', '--project', 'journeys'], embedded)

if (isAll) {
  console.log('\nThe size of what a first visit loads')
  run('npm', ['run', '--silent', 'size'])
  console.log('\nWhat takes long of the server, on the embedded database')
  run('npm', ['run', '--silent', 'server:long'], embedded)
  console.log('\nAll else in the browser, on the embedded database')
  run('npm', ['run', '--silent', 'e2e', '--', '--project', 'long', '--project', 'pages'], embedded)
}
if (isAll && process.env.TEST_DATABASE_URL) {
  console.log('\nServer, on the PostgreSQL server')
  run('npx', ['vitest', 'run', '--project', 'server', '--project', 'long'])
  console.log('\nA newcomer in the browser, on the PostgreSQL server')
  run('npm', ['run', '--silent', 'e2e', '--', 'newcomer'])
}
