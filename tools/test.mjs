// `npm test`: runs everything, on a fresh clone too. Set TEST_DATABASE_URL to also run the server's tests
// there.
import { chromium } from './chromium.mjs'
import { built, checkNode, installed, run } from './ready.mjs'

checkNode()
installed()
process.env.CHROMIUM_PATH = chromium()

run('npm', ['run', '--silent', 'verify'])

console.log('\nServer, on the embedded database')
run('npm', ['run', '--silent', 'server'], { TEST_DATABASE_URL: '' })
if (process.env.TEST_DATABASE_URL) {
  console.log('\nServer, on the PostgreSQL server')
  run('npm', ['run', '--silent', 'server'])
}

built()
console.log('\nBrowser, on the embedded database')
run('npm', ['run', '--silent', 'e2e'], { TEST_DATABASE_URL: '' })
if (process.env.TEST_DATABASE_URL) {
  console.log('\nA newcomer in the browser, on the PostgreSQL server')
  run('npm', ['run', '--silent', 'e2e', '--', 'newcomer'])
}
