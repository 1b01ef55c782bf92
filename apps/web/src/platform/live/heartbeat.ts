/** When this browser last received something on the live stream. This file is part of the app's first chunk: keep it small. */
let receivedAt = 0

export function recordHeartbeat(): void {
  receivedAt = Date.now()
}

/** Returns whether the live stream is connected, so that polling is unnecessary. */
export function isLive(): boolean {
  return Date.now() - receivedAt < 60_000
}
