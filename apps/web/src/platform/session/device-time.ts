/**
 * Returns a new session with its expiry, in seconds since 1970, reckoned by this device's clock: it is compared with
 * that clock, which may be hours off. By the server's time, a fast clock would renew the session with every request.
 */
export function inDeviceTime<S extends { expires_in: number }>(session: S): S & { expires_at: number } {
  return { ...session, expires_at: Math.floor(Date.now() / 1000) + session.expires_in }
}
