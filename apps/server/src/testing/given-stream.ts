import type { LiveEvents } from '@bearings/domain/notifications/schema'

type Told = { [E in keyof LiveEvents]: { event: E; data: LiveEvents[E]; id?: string } }[keyof LiveEvents]

/** Opens a person's stream on a listening server and collects everything it receives. */
export async function givenStream(url: string, token: string | null, lastEventId?: string) {
  const leaving = new AbortController()
  const response = await fetch(`${url}/api/v1/notifications/stream`, {
    signal: leaving.signal,
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
    },
  })
  const told: Told[] = []
  const stream = {
    status: response.status,
    headers: response.headers,
    told,
    titles: () => told.flatMap((one) => (one.event === 'notification' ? [one.data.title] : [])),
    /** Everything received, unparsed. */
    text: '',
    isOver: false,
    leave: () => leaving.abort(),
  }
  void follow()
  return stream

  async function follow() {
    const decoder = new TextDecoder()
    try {
      for await (const bytes of response.body!) {
        stream.text += decoder.decode(bytes, { stream: true })
        const events = stream.text.split('\n\n').slice(0, -1)
        told.splice(0, told.length, ...events.filter((event) => event.startsWith('event:')).map(parse))
      }
    } catch {
      // The stream was left or cut off.
    }
    stream.isOver = true
  }
}

function parse(event: string): Told {
  const fields = Object.fromEntries(
    event.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  )
  return { ...fields, data: JSON.parse(fields.data!) as unknown } as Told
}
