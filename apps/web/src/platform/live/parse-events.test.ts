import { expect, test } from 'vitest'
import { createEventParser, type StreamEvent } from './parse-events.ts'

const stream =
  'retry: 3000\n\n:\n\nevent: notification\nid: 12_a\ndata: {"title":"Kräne: €"}\n\nevent: changed\ndata: null\n\n'

test.each([1, 2, 7, 1000])(
  'events are the same however a stream is cut, here every %i characters',
  (size) => {
    const events: StreamEvent[] = []
    const parse = createEventParser((event) => events.push(event))

    for (let start = 0; start < stream.length; start += size) parse(stream.slice(start, start + size))

    expect(events).toEqual([
      { event: 'notification', id: '12_a', data: '{"title":"Kräne: €"}' },
      { event: 'changed', id: null, data: 'null' },
    ])
  },
)

test('several lines of data are one text, and lines may end as on Windows', () => {
  const events: StreamEvent[] = []

  createEventParser((event) => events.push(event))('data: one\r\ndata:two\r\n\r\n')

  expect(events).toEqual([{ event: 'message', id: null, data: 'one\ntwo' }])
})

test('what has not ended yet is kept back', () => {
  const events: StreamEvent[] = []

  createEventParser((event) => events.push(event))('data: half of')

  expect(events).toEqual([])
})
