import { mkdirSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { createFakeClock } from './fake-clock.ts'
import { post } from './server.ts'
import { person, startServer } from './writer.ts'

const [minute, day] = [60, 86_400]
/** In seconds. An access token is valid for an hour, and a session for 30 days without use. */
const jumps = {
  '20 min ahead': 20 * minute,
  '20 min back': -20 * minute,
  'a day ahead': day,
  'a day back': -day,
}

/**
 * Makes the server's clock jump and, a few seconds later, jump back while somebody saves. Returns the
 * responses meanwhile, whether a person can sign in at the wrong time and keep that session at the right
 * time, and what was lost; `null` if there is no way to change the clock.
 */
export async function clockJumps(where: { port: number; folder: string; databaseUrl?: string }) {
  mkdirSync(where.folder, { recursive: true })
  const clock = createFakeClock(where.folder)
  if (!clock) return null
  const server = await startServer({ ...where, settings: clock.settings }, 50)
  const found = []
  for (const [what, seconds] of Object.entries(jumps)) {
    await server.nextWrite()
    server.answers()
    clock.jump(seconds)
    await pause(3000)
    const session = (await post(`${server.url}/auth/v1/token?grant_type=password`, person)) as {
      access_token: string
      refresh_token: string
    }
    const meanwhile = server.answers()
    await server.hold()
    clock.jump(0)
    const lost = await server.lost()
    const { refresh_token } = session
    await post(`${server.url}/auth/v1/token?grant_type=refresh_token`, { refresh_token })
    server.release()
    const back = await server.nextWrite()
    found.push({ what, lost, meanwhile, back })
  }
  await server.stop()
  return found
}
