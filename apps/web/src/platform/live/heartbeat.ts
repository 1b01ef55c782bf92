/** When this browser last received something on the live stream. This file is part of the app's first chunk: keep it small. */
let receivedAt = 0

export function recordHeartbeat(): void {
  receivedAt = Date.now()
}

/**
 * Returns whether the live stream is connected, so that polling is unnecessary. A time ahead of the clock is from
 * before the clock was set back, and says nothing.
 */
export function isLive(): boolean {
  const age = Date.now() - receivedAt
  return age >= 0 && age < 60_000
}
