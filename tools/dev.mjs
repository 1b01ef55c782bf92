// `npm run dev`: the server restarts when its sources change, the pages update in place.
import { spawn } from 'node:child_process'
import { checkNode, installed, root } from './ready.mjs'

checkNode()
installed()

const port = process.env.PORT ?? '3000'
const pages = process.env.PAGES_PORT ?? '5173'
const env = { ...process.env, PORT: port, NODE_ENV: 'development', PUBLIC_URL: `http://localhost:${pages}` }
const children = [
  spawn(
    'npx',
    ['--no-install', 'tsx', 'watch', '--clear-screen=false', 'apps/server/src/main.ts'],
    options(),
  ),
  spawn(
    'npx',
    ['--no-install', 'vite', 'apps/web', '--config', 'apps/web/vite.config.ts', '--port', pages],
    options(),
  ),
]
for (const child of children) child.on('exit', stop)
process.on('SIGINT', stop)
process.on('SIGTERM', stop)

function options() {
  return { cwd: root, stdio: 'inherit', env, shell: process.platform === 'win32' }
}

function stop() {
  for (const child of children) child.kill('SIGTERM')
}
