import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * `npm run prove -- faults` breaks what a server depends on while it is written to, and prints what was lost;
 * `cluster` does the same with four processes on a replicated PostgreSQL.
 */
const [name = ''] = process.argv.slice(2)
const file = join(import.meta.dirname, `${name}.prove.ts`)

if (/^\w+$/.test(name) && existsSync(file)) await import(pathToFileURL(file).href)
else console.log('npm run prove -- faults | cluster')
