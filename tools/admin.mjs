// `npm run admin -- grant EMAIL`, `npm run backup -- FILE` and the like, on the build that `npm start` makes.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { checkNode, root } from './ready.mjs'

checkNode()
const built = join(root, 'apps/server/dist/admin.js')
if (existsSync(built)) await import(pathToFileURL(built).href)
else {
  console.error('Run npm start once first: it installs and builds what this command needs.')
  process.exitCode = 1
}
