// `npm run dev`: the server restarts when its sources change, the pages update in place.
import { checkNode, installed, root } from './ready.mjs'

checkNode()
installed()
// Imported only now, when the package is sure to be installed.
const { concurrently } = await import('concurrently')

const port = process.env.PORT ?? '3000'
const pages = process.env.PAGES_PORT ?? '5173'
const env = { PORT: port, NODE_ENV: 'development', PUBLIC_URL: `http://localhost:${pages}` }
const commands = [
  { name: 'server', command: 'tsx watch --clear-screen=false apps/server/src/main.ts', env },
  { name: 'pages', command: `vite apps/web --config apps/web/vite.config.ts --port ${pages}`, env },
]

const { result } = concurrently(commands, { cwd: root, killOthersOn: ['success', 'failure'] })
await result.catch(() => (process.exitCode = 1))
