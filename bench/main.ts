import { readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

// The same mode as a running server.
process.env.NODE_ENV ??= 'production'

/** `npm run bench -- NAME` runs one benchmark; without a name, it lists them. */
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.bench.ts'))
  .map((file) => file.replace('.bench.ts', ''))
const [name = ''] = process.argv.slice(2)

if (names.includes(name)) await import(pathToFileURL(resolve(import.meta.dirname, `${name}.bench.ts`)).href)
else console.log(`npm run bench -- ${names.join(' | ')}`)
