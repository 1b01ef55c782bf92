import { randomBytes, timingSafeEqual } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'

/** Why a command was not carried out, in one line for the person who gave it. */
export class CommandRefused extends Error {
  override name = 'CommandRefused'
}

type Answer = { said: string } | { refused: string }
type CarryOut = (words: string[]) => Promise<string>

const longest = 10_000
const patience = 30_000

/**
 * Takes commands while the server runs, since nobody else can open the embedded database then. It listens on this
 * machine only, and whoever asks must have read the secret in DATA_DIR, which only the server's own user can.
 */
export async function openCommandChannel(dataDir: string, carryOut: CarryOut) {
  const secret = randomBytes(32).toString('base64url')
  const server = createServer((socket) => {
    socket.setTimeout(patience, () => socket.destroy())
    socket.on('error', () => socket.destroy())
    readLine(socket, (line) => {
      // A backup takes as long as it takes.
      socket.setTimeout(0)
      void answerTo(line, secret, carryOut).then((answer) => socket.end(`${JSON.stringify(answer)}\n`))
    })
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ port: 0, host: '127.0.0.1' }, resolve)
  })
  server.unref()

  const file = fileIn(dataDir)
  mkdirSync(dataDir, { recursive: true })
  // A file that is there already would keep whatever mode it has.
  rmSync(file, { force: true })
  const { port } = server.address() as AddressInfo
  writeFileSync(file, JSON.stringify({ port, secret }), { mode: 0o600 })
  return {
    port,
    close: () => {
      rmSync(file, { force: true })
      server.close()
    },
  }
}

/**
 * Has the running server carry out a command. `null` when none runs on this DATA_DIR.
 * @throws {CommandRefused} with the server's reason.
 */
export async function askServer(dataDir: string, words: string[]): Promise<string | null> {
  const channel = readChannel(dataDir)
  if (!channel) return null
  const line = await new Promise<string | null>((resolve) => {
    const socket = connect({ port: channel.port, host: '127.0.0.1' })
    socket.setTimeout(patience, () => socket.destroy())
    socket.on('error', () => resolve(null))
    socket.on('close', () => resolve(null))
    socket.on('connect', () => socket.write(`${JSON.stringify({ secret: channel.secret, words })}\n`))
    readLine(socket, resolve)
  })
  const answer = line === null ? null : readAnswer(line)
  if (answer && 'refused' in answer) throw new CommandRefused(answer.refused)
  return answer && answer.said
}

async function answerTo(line: string, secret: string, carryOut: CarryOut): Promise<Answer> {
  try {
    const { secret: given, words } = JSON.parse(line) as { secret: string; words: string[] }
    const same = given.length === secret.length && timingSafeEqual(Buffer.from(given), Buffer.from(secret))
    return same
      ? { said: await carryOut(words) }
      : { refused: 'Another server has started meanwhile, try again' }
  } catch (error) {
    return { refused: error instanceof CommandRefused ? error.message : 'The server could not do that' }
  }
}

/** After a crash the port may be another program's by now, and what it says no answer. */
function readAnswer(line: string): Answer | null {
  try {
    return JSON.parse(line) as Answer
  } catch {
    return null
  }
}

function readLine(socket: Socket, take: (line: string) => void): void {
  let text = ''
  let taken = false
  socket.setEncoding('utf8')
  socket.on('data', (chunk: string) => {
    text += chunk
    const end = text.indexOf('\n')
    if (taken || (end < 0 && text.length < longest)) return
    taken = true
    if (end < 0) socket.destroy()
    else take(text.slice(0, end))
  })
}

function readChannel(dataDir: string): { port: number; secret: string } | null {
  try {
    return JSON.parse(readFileSync(fileIn(dataDir), 'utf8')) as { port: number; secret: string }
  } catch {
    return null
  }
}

function fileIn(dataDir: string): string {
  return join(dataDir, 'commands.json')
}
