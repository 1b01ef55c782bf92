/** One event of a stream, as `text/event-stream` writes it. */
export type StreamEvent = { event: string; data: string; id: string | null }

/** Reads a stream of events from its pieces, wherever they were cut. A comment, such as a heartbeat, is none. */
export function createEventParser(onEvent: (event: StreamEvent) => void): (piece: string) => void {
  let rest = ''
  return (piece) => {
    const blocks = (rest + piece).replaceAll('\r\n', '\n').split('\n\n')
    rest = blocks.pop()!
    for (const block of blocks) {
      const event = eventIn(block)
      if (event) onEvent(event)
    }
  }
}

function eventIn(block: string): StreamEvent | null {
  const event: StreamEvent = { event: 'message', data: '', id: null }
  const data: string[] = []
  for (const line of block.split('\n')) {
    const [, field, value = ''] = /^([^:]+)(?:: ?(.*))?$/.exec(line) ?? []
    if (field === 'data') data.push(value)
    else if (field === 'event' || field === 'id') event[field] = value
  }
  return data.length > 0 ? { ...event, data: data.join('\n') } : null
}
