import type { Target } from '../requests.ts'
import type { Known } from '../values.ts'
import { filled, type Filling } from './filled.ts'
import type { Sent } from './measured-server.ts'

/** A request by what is hostile about it. */
export type Hostile = Pick<Sent, 'method' | 'url' | 'body'> & { what: string; type?: string }

/** What a body may have, a little below the server's limit, and what an address may have. */
const [bodyBytes, addressBytes] = [1_000_000, 12_000]
const ordinary: Filling = { text: 'a', day: '2026-11-30', room: 10, isShort: false, form: 0 }

/** Texts that some pattern or comparison may read again and again. */
const texts = [
  'a', ' ', '\n', '\t \u00a0', '0', '1,', '(', '[](', '**_', '<p>', '<!--', '"', "'s ", 'a@', 'a.', 'a b ', '- [ ] ',
  'http://a', 'x. X', 'é\u0301', '\u200b', '\ufdfa', '😀', '\u202e', 'and ', '1390 SAT / ', 'in CA or ', '$1,000 ',
] // prettier-ignore

const days = ['0001-01-01', '1999-12-31', '2026-02-30', '9999-12-31', '2026-11-30T', '']
const items = {
  'of zeros': 0,
  'of empty lists': [],
  'of nothing': null,
  'of empty texts': '',
  'of objects': {},
}
const depth = 150_000
const deep = { 'in lists': ['[', ']'], 'in objects': ['{"a":', '}'] } as const

/** What the endpoint is asked for every day, as far as its schema tells. */
export function ordinaryTo(target: Target, known: Known, id: number, isShort: boolean): Hostile {
  return { what: 'ordinary', ...requestTo(target, known, id, { ...ordinary, isShort }) }
}

/** Requests of the largest size that comes through, each hostile in one way. */
export function* hostileTo(target: Target, known: Known, id: number, isShort: boolean): Generator<Hostile> {
  const { body, query } = target
  if (!body && !query) return
  const room = body ? bodyBytes : addressBytes
  const to = (filling: Partial<Filling>) => requestTo(target, known, id, { ...ordinary, isShort, ...filling })
  const { lists } = filled((body ?? query)!, known, ordinary)

  for (const text of texts)
    yield {
      what: `long texts of ${JSON.stringify(text)}`,
      ...to({ text, room: room / (3 * Buffer.byteLength(text)) }),
    }
  for (const form of [1, 2, 3]) yield { what: `form ${form} of long texts`, ...to({ form, room: room / 3 }) }
  for (const day of days) yield { what: `the day ${JSON.stringify(day)}`, ...to({ day }) }
  for (let at = 0; at < lists; at++) {
    yield { what: `list ${at} at its longest`, ...to({ list: { at, most: room / 200 } }) }
    for (const [what, item] of Object.entries(items)) {
      const most = Math.floor(room / (JSON.stringify(item).length + 1)) - 1000
      yield { what: `list ${at} ${what}`, ...to({ list: { at, most, item } }) }
    }
  }
  if (!body) return
  const text = to({}).body as string
  const names = Array.from({ length: room / 12 }, (_, at) => `"${at.toString(36)}":0`)
  yield {
    what: 'unknown fields',
    ...to({}),
    body: text.replace('{', `{${names.join(',')},`).replace(',}', '}'),
  }
  yield { what: 'a long number', ...to({}), body: text.replace(/:(?:"[^"]*"|\d+)/, `:${'9'.repeat(room)}`) }
  yield {
    what: 'the longest text',
    ...to({}),
    body: text.replace(/:(?:"[^"]*"|\d+)/, `:"${'a '.repeat(room / 2)}"`),
  }
  for (const [what, [open, close]] of Object.entries(deep)) {
    const nested = `${open.repeat(depth)}0${close.repeat(depth)}`
    yield { what: `depth ${what}`, ...to({}), body: text.replace(/:(?:"[^"]*"|\d+)/, `:${nested}`) }
  }
}

function requestTo(target: Target, known: Known, id: number, filling: Filling) {
  const { method, path, params, query, body } = target
  const names = (params ? filled(params, known, ordinary).value : {}) as Record<string, string>
  const url = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const ids = name === 'id' ? known('id') : []
    return encodeURIComponent(ids[id % ids.length] ?? names[name] ?? 'a')
  })
  const search = query ? searchOf(filled(query, known, body ? ordinary : filling).value as object) : ''
  const content = body && JSON.stringify(filled(body, known, filling).value)
  return { method, url: search === '' ? url : `${url}?${search}`, body: content }
}

function searchOf(fields: object): string {
  const pairs = Object.entries(fields).flatMap(([name, value]) =>
    [value].flat().map((one) => `${name}=${encodeURIComponent(String(one).replace(/\p{Surrogate}/gu, ''))}`),
  )
  return pairs.join('&').slice(0, addressBytes)
}
