// `npm run size`, after a build: what a first visit to a student's home loads, compressed as the server sends it.
// `npm run bench -- first-load` measures the same in a browser.
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './ready.mjs'

/** Kilobytes (1000 bytes) of script and style together. */
const budget = 219
const built = join(root, 'apps/web/dist')

const html = readFileSync(join(built, 'app.html'), 'utf8')
const named = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file)
const ahead = readFileSync(
  join(
    built,
    named.find((file) => file.includes('/prefetch-')),
  ),
  'utf8',
)
const home = /path:[`'"]\/dashboard[`'"].*?files:\[([^\]]*)\]/.exec(ahead)
if (!home) throw new Error('The prefetching script names no files of /dashboard.')
const files = [...named, ...home[1].match(/\/assets\/[\w.-]+/g)]

const total = [...new Set(files)].map(sizeOf).reduce((sum, bytes) => sum + bytes, 0) / 1000
console.log(`/dashboard  ${total.toFixed(1)} kB of script and style (budget ${budget})`)
process.exit(total > budget ? 1 : 0)

function sizeOf(file) {
  const path = join(built, file)
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size
}
