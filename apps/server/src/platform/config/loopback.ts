/** Whether this names the machine itself: `localhost` and names below it, 127.0.0.0/8, `::1` with or without brackets. */
export function isLoopback(hostname: string): boolean {
  return /^(127(\.\d{1,3}){3}|\[?::1\]?|([\w-]+\.)*localhost)\.?$/i.test(hostname)
}

/** Returns the name in a `Host` header without the port: `[::1]` for `[::1]:3000`. */
export function hostnameOf(host: string): string {
  return host.replace(/:\d*$/, '').toLowerCase()
}
