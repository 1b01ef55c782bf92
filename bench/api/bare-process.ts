/**
 * The minimal server to compare with: `node:http`, the driver, a Map of verified tokens, the statements that
 * the product sends, and `JSON.stringify` of its response. It maps no rows, checks nothing and logs nothing. With
 * `session`, it first looks up the session of each request, as every server must that lets people sign out.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import type { Statement } from './recording.ts'

export type Replay = { request: string; answer: unknown; statements: Statement[] }

const [connectionString, kind] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString, max: 10, options: '-c jit=off' })
const tokens = new Map<string, true>()
const replays = new Map<string, { answer: unknown; waves: pg.QueryConfig[][]; isTransaction: boolean }>()
const names = new Map<string, string>()
const sessionQuery = {
  name: 'session',
  text: `select users.id, users.role from sessions join users on users.id = sessions.user_id
    where sessions.id = $1 and users.deleted_at is null`,
}

process.on('message', (asked: { tokens: string[]; replays: Replay[] } | 'cpu' | 'stop') => {
  if (asked === 'cpu') process.send!({ cpu: process.cpuUsage() })
  else if (asked === 'stop') process.exit(0)
  else {
    for (const token of asked.tokens) tokens.set(token, true)
    for (const { request, answer, statements } of asked.replays)
      replays.set(request, { answer, waves: wavesOf(statements), isTransaction: isTransaction(statements) })
    process.send!({ ready: true })
  }
})

process.once('disconnect', () => process.exit(1))

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(error)
    response.writeHead(500).end()
  })
})
server.listen(0, '127.0.0.1', () => process.send!({ port: (server.address() as AddressInfo).port }))

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, url, headers } = request
  const token = headers.authorization?.slice('Bearer '.length) ?? ''
  const replay = replays.get(`${method} ${url} ${token}`)
  if (!tokens.has(token) || !replay) return void response.writeHead(401).end()
  if (method !== 'GET') JSON.parse(await bodyOf(request))
  const { waves, isTransaction } = replay
  if (kind === 'session') {
    const { rows } = await pool.query({ ...sessionQuery, values: [sessionOf(token)] })
    if (rows.length === 0) return void response.writeHead(401).end()
  }
  if (isTransaction) {
    const client = await pool.connect()
    for (const wave of waves) await Promise.all(wave.map((statement) => client.query(statement)))
    client.release()
  } else for (const wave of waves) await Promise.all(wave.map((statement) => pool.query(statement)))
  const body = JSON.stringify(replay.answer)
  const length = Buffer.byteLength(body)
  response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': length })
  response.end(body)
}

function sessionOf(token: string): string {
  const payload = Buffer.from(token.split('.')[1]!, 'base64url').toString()
  return (JSON.parse(payload) as { session_id: string }).session_id
}

function wavesOf(statements: Statement[]): pg.QueryConfig[][] {
  const waves: pg.QueryConfig[][] = []
  for (const { text, values, wave } of statements)
    (waves[wave - 1] ??= []).push(isPreparable(text) ? { text, values, name: nameOf(text) } : { text })
  return waves.filter((wave) => wave !== undefined)
}

function isTransaction([first]: Statement[]): boolean {
  return first?.text.startsWith('begin') ?? false
}

/** Whether a statement can be prepared, which those that begin or end a transaction cannot. */
function isPreparable(text: string): boolean {
  return !/^(begin|commit|rollback|savepoint|release|set)\b/i.test(text)
}

/** Returns the statement's name; every statement is prepared under its own. */
function nameOf(text: string): string {
  const name = names.get(text) ?? `bare_${names.size}`
  names.set(text, name)
  return name
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}
