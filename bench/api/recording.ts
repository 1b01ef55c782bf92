import pg from 'pg'

/** A statement as the driver received it; statements of one wave were sent without waiting for each other. */
export type Statement = { text: string; values: unknown[]; wave: number; prepared: boolean }

type Asked = string | { text: string; name?: string; values?: unknown[] }

let recorded: Statement[] | null = null
let underWay = 0
let wave = 0

/** Lets `record` see what this process sends to a PostgreSQL server from now on. */
export function watchStatements(): void {
  const { query: send } = pg.Client.prototype as unknown as { query: (...args: unknown[]) => unknown }
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const done = args.at(-1)
    if (!recorded) return send.apply(this, args)
    note(args[0] as Asked, args[1])
    // The pool calls with a callback, a transaction with a promise.
    if (typeof done === 'function')
      return send.apply(this, [
        ...args.slice(0, -1),
        (...answer: unknown[]) => {
          underWay--
          done(...answer)
        },
      ])
    return (send.apply(this, args) as Promise<unknown>).finally(() => void underWay--)
  } as typeof pg.Client.prototype.query
}

/** Records the work's statements, except those of authentication: the bare server remembers its tokens. */
export async function record<Result>(work: () => Promise<Result>) {
  recorded = []
  wave = 0
  const result = await work()
  const statements = recorded
  recorded = null
  return { result, statements }
}

function note(asked: Asked, values: unknown): void {
  const { text, name, values: own } = typeof asked === 'string' ? { text: asked } : asked
  if (underWay++ === 0) wave++
  if (name === 'bearer') return
  const given = Array.isArray(values) ? (values as unknown[]) : (own ?? [])
  recorded!.push({ text, values: given, wave, prepared: name !== undefined })
}
