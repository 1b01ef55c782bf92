// `npm start`: everything a fresh clone needs, then the server, in this process so that signals reach it.
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { built, checkNode, installed, root } from './ready.mjs'

checkNode()
installed()
built()
process.env.NODE_ENV ??= 'production'
await import(pathToFileURL(join(root, 'apps/server/dist/main.js')).href)
