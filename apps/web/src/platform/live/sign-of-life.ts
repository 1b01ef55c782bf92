/** When the server's stream last said something to this browser. In the first file, so nothing else is. */
let heardAt = 0

export function noteSign(): void {
  heardAt = Date.now()
}

/** Whether the live stream is connected, so that polling is unnecessary. */
export function isLive(): boolean {
  return Date.now() - heardAt < 60_000
}
