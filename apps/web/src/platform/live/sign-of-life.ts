/** When the server's stream last said something to this browser. In the first file, so nothing else is. */
let heardAt = 0

export function noteSign(): void {
  heardAt = Date.now()
}

/** Whether news come by themselves at the moment, so that nobody has to ask for them. */
export function isLive(): boolean {
  return Date.now() - heardAt < 60_000
}
