// `npm run admin -- grant EMAIL`, `npm run backup -- FILE` and the like: on the build that `npm start` makes, or on the
// sources where only `npm run dev` has run.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { checkNode, installed, root } from './ready.mjs'

checkNode()
installed()
const built = join(root, 'apps/server/dist/admin.js')
if (existsSync(built)) await import(pathToFileURL(built).href)
else {
  const { tsImport } = await import('tsx/esm/api')
  await tsImport('../apps/server/src/admin.ts', import.meta.url)
}
