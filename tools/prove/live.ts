/** Opens a person's event stream, as a browser does. */
export async function openLive(url: string, headers: Record<string, string>) {
  const ending = new AbortController()
  const response = await fetch(`${url}/api/v1/notifications/stream`, { headers, signal: ending.signal })
  if (!response.ok) throw new Error(`The stream answers ${response.status}`)
  const waiting: ((at: number) => void)[] = []
  void read(response.body!).catch(() => {})

  async function read(body: NonNullable<Response['body']>): Promise<void> {
    const decoder = new TextDecoder()
    for await (const chunk of body)
      for (const _ of decoder.decode(chunk as Uint8Array).matchAll(/^event: notification$/gm))
        waiting.shift()?.(performance.now())
  }

  return {
    /** Resolves with the time of the next notification; rejects after ten seconds. */
    next: () =>
      new Promise<number>((resolve, reject) => {
        waiting.push(resolve)
        setTimeout(() => reject(new Error('No notification came')), 10_000).unref()
      }),
    close: () => ending.abort(),
  }
}
