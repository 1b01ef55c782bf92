import { connect, type Socket } from 'node:net'

export type Asked = {
  method: string
  url: string
  token: string
  body?: (n: number, before: string) => unknown
}
export type Loaded = { requests: number; seconds: number; times: number[] }

/**
 * Sends requests for this many milliseconds, over one connection for each of `asked`, one after the other.
 * @throws {Error} for a status other than 200
 */
export async function load(port: number, asked: Asked[], milliseconds: number): Promise<Loaded> {
  const times: number[] = []
  const startedAt = performance.now()
  const until = startedAt + milliseconds
  await Promise.all(asked.map((one) => askFor(port, one, until, times)))
  return { requests: times.length, seconds: (performance.now() - startedAt) / 1000, times }
}

/** The last response to each request, so that a save continues from the previous one, across rounds too. */
const last = new Map<string, { n: number; answer: string }>()

async function askFor(port: number, asked: Asked, until: number, times: number[]): Promise<void> {
  const { method, url, token, body } = asked
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  const head = `${method} ${url} HTTP/1.1\r\nhost: localhost:3000\r\nauthorization: Bearer ${token}\r\n`
  const id = `${port} ${method} ${url} ${token}`
  const state = last.get(id) ?? { n: 2, answer: '' }
  last.set(id, state)
  try {
    while (performance.now() < until) {
      const content = body && JSON.stringify(body(state.n++, state.answer))
      const length = content === undefined ? 0 : Buffer.byteLength(content)
      const startedAt = performance.now()
      socket.write(
        content === undefined
          ? `${head}\r\n`
          : `${head}content-type: application/json\r\ncontent-length: ${length}\r\n\r\n${content}`,
      )
      state.answer = await answerOf(socket)
      times.push(performance.now() - startedAt)
    }
  } finally {
    socket.destroy()
  }
}

/** Resolves with a whole response, by its content length; rejects if its status is not 200. */
function answerOf(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let got: Buffer = Buffer.alloc(0)
    let whole = -1
    const onData = (chunk: Buffer) => {
      got = got.length === 0 ? chunk : Buffer.concat([got, chunk])
      if (whole < 0) {
        const end = got.indexOf('\r\n\r\n')
        if (end < 0) return
        const head = got.toString('latin1', 0, end)
        const length = /content-length: (\d+)/i.exec(head)
        if (!head.startsWith('HTTP/1.1 200') || !length)
          return finish(new Error(got.toString().slice(0, 600)))
        whole = end + 4 + Number(length[1])
      }
      if (got.length >= whole) finish()
    }
    const finish = (error?: Error) => {
      socket.off('data', onData)
      socket.off('close', onClose)
      if (error) reject(error)
      else resolve(got.toString())
    }
    const onClose = () => finish(new Error('The server ended the connection'))
    socket.on('data', onData)
    socket.on('close', onClose)
  })
}
