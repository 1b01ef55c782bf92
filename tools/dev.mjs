// `npm run dev [-- --school]`: the server restarts when its sources change, the pages update in place. With `--school`,
// people can sign in with a school that does not exist.
import { checkNode, installed, root } from './ready.mjs'

checkNode()
installed()
// Imported only now, when the package is sure to be installed.
const { concurrently } = await import('concurrently')

const port = process.env.PORT ?? '3000'
const pages = process.env.PAGES_PORT ?? '5173'
const school = process.argv.includes('--school') ? (process.env.SCHOOL_PORT ?? '3001') : null
const env = { PORT: port, NODE_ENV: 'development', PUBLIC_URL: `http://localhost:${pages}`, ...oidc() }
const commands = [
  { name: 'server', command: 'tsx watch --clear-screen=false apps/server/src/main.ts', env },
  { name: 'pages', command: `vite apps/web --config apps/web/vite.config.ts --port ${pages}`, env },
]
if (school)
  commands.push({
    name: 'school',
    command: 'tsx apps/server/src/testing/school-sign-in.ts',
    env: { ...env, SCHOOL_PORT: school },
  })

const { result } = concurrently(commands, { cwd: root, killOthersOn: ['success', 'failure'] })
await result.catch(() => (process.exitCode = 1))

/** What `apps/server/src/testing/school-provider.ts` knows this server by. */
function oidc() {
  if (!school) return {}
  return {
    OIDC_ISSUER: `http://127.0.0.1:${school}`,
    OIDC_CLIENT_ID: 'bearings',
    OIDC_CLIENT_SECRET: 'kept between the school and Bearings',
    OIDC_NAME: 'Lincoln High',
    OIDC_DOMAINS: 'lincoln.example',
  }
}
