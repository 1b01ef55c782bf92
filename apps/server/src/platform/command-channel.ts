import { createHash } from 'node:crypto'
import { chmodSync, lstatSync, mkdirSync, rmSync } from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { dirname, join } from 'node:path'

/** Why a command was not carried out, in one line for the person who gave it. */
export class CommandRefused extends Error {
  override name = 'CommandRefused'
}

type Answer = { output: string } | { refused: string }
type RunCommand = (words: string[]) => Promise<string>
type OnFailure = (error: unknown) => void

const longest = 10_000
const patience = 30_000

/** The longest socket path that every system accepts, in bytes: macOS allows 104 including the terminator. */
const longestPath = 103

/**
 * Accepts commands while the server runs, because no other process can open the embedded database then. Only
 * this user can access the socket and its folder. On Windows there is no socket, so the server must be
 * stopped first.
 * @param onFailure Told of what the person at the machine is not, because it may quote what others entered.
 */
export async function openCommandChannel(dataDir: string, runCommand: RunCommand, onFailure: OnFailure) {
  const server = createServer((socket) => {
    socket.setTimeout(patience, () => socket.destroy())
    socket.on('error', () => socket.destroy())
    readLine(socket, (line) => {
      // A command such as a backup may take any amount of time.
      socket.setTimeout(0)
      void answerTo(line, runCommand, onFailure).then((answer) => socket.end(`${JSON.stringify(answer)}\n`))
    })
  })
  const path = await listen(server, socketsFor(dataDir))
  server.unref()
  return { path, close: () => void server.close() }
}

/**
 * Has the running server carry out a command. Returns `null` if no server runs on this DATA_DIR.
 * @throws {CommandRefused} with the server's reason.
 */
export async function runOnServer(dataDir: string, words: string[]): Promise<string | null> {
  for (const path of socketsFor(dataDir)) {
    const line = isOwn(dirname(path)) ? await send(path, words) : null
    if (line === null) continue
    const answer = JSON.parse(line) as Answer
    if ('refused' in answer) throw new CommandRefused(answer.refused)
    return answer.output
  }
  return null
}

/**
 * Returns the paths to try for the socket: in DATA_DIR or, if that path is too long or its file system does
 * not support sockets (some container volumes do not), in this user's folder inside the system's temporary
 * folder.
 */
function socketsFor(dataDir: string): string[] {
  if (process.platform === 'win32') return []
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16)
  const paths = [join(dataDir, 'commands.sock'), join(tmpdir(), `bearings-${userInfo().uid}`, `${name}.sock`)]
  return paths.filter((path) => Buffer.byteLength(path) <= longestPath)
}

/** Listens at the first usable path. */
async function listen(server: Server, paths: string[]): Promise<string | null> {
  let failure: unknown
  for (const path of paths) {
    try {
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
      if (!isOwn(dirname(path))) throw new Error(`${dirname(path)} can be written by others`)
      // A crashed process left this socket behind; the lock on the database proves that no server runs.
      rmSync(path, { force: true })
      await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve))
      chmodSync(path, 0o600)
      return path
    } catch (error) {
      failure = error
    }
  }
  if (failure) throw failure
  return null
}

/**
 * Whether only this user can write to the folder; in any other folder someone could have replaced the socket.
 */
function isOwn(folder: string): boolean {
  const about = lstatSync(folder, { throwIfNoEntry: false })
  return (
    about !== undefined && about.isDirectory() && about.uid === userInfo().uid && (about.mode & 0o022) === 0
  )
}

/** Returns the server's one-line reply on this socket; `null` if nothing is listening. */
function send(path: string, words: string[]): Promise<string | null> {
  return new Promise((resolve) => {
    const socket = connect({ path })
    socket.on('error', () => resolve(null))
    socket.on('close', () => resolve(null))
    socket.on('connect', () => socket.write(`${JSON.stringify(words)}\n`))
    readLine(socket, resolve)
  })
}

async function answerTo(line: string, runCommand: RunCommand, onFailure: OnFailure): Promise<Answer> {
  try {
    return { output: await runCommand(JSON.parse(line) as string[]) }
  } catch (error) {
    if (error instanceof CommandRefused) return { refused: error.message }
    onFailure(error)
    return { refused: 'The server could not do that. Its log says where it failed.' }
  }
}

function readLine(socket: Socket, take: (line: string) => void): void {
  let text = ''
  let isRead = false
  socket.setEncoding('utf8')
  socket.on('data', (chunk: string) => {
    text += chunk
    const end = text.indexOf('\n')
    if (isRead || (end < 0 && text.length < longest)) return
    isRead = true
    if (end < 0) socket.destroy()
    else take(text.slice(0, end))
  })
}
