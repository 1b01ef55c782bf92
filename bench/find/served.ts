import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
/** In milliseconds; the first start also loads the catalog. */
const patience = 180_000

/** Starts the built product on an embedded database of its own, unless `BEARINGS_URL` is set. */
export async function served(): Promise<{ url: string; close: () => Promise<void> }> {
  const named = process.env.BEARINGS_URL
  if (named) return { url: named, close: async () => {} }
  const folder = await mkdtemp(join(tmpdir(), 'bearings-bench-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const server = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      DEMO: 'on',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()))
  const close = async () => {
    server.kill()
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  for (const until = Date.now() + patience; !(await isReady(url));) {
    if (server.exitCode === null && Date.now() < until) continue
    await close()
    throw new Error('The server did not become ready.')
  }
  return { url, close }
}

async function isReady(url: string): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, 500))
  return fetch(`${url}/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
