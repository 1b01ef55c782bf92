/** Timeouts of a connection, in milliseconds. They do not limit responses, because event streams last. */
export type Timeouts = {
  /** For a whole request including its body. */
  requestTimeout: number
  /** For silence in both directions; an event stream sends a heartbeat every 25 seconds. */
  connectionTimeout: number
  /** For idle time between two requests. */
  keepAliveTimeout: number
  http: {
    /** For the headers of a request. */
    headersTimeout: number
    /** How often slow requests are looked for. */
    connectionsCheckingInterval: number
  }
}

export const defaultTimeouts: Timeouts = {
  // Enough to upload an archive with all documents of an account over a home connection of 1.5 Mbit/s.
  // Headers and silent connections get less.
  requestTimeout: 300_000,
  connectionTimeout: 120_000,
  keepAliveTimeout: 72_000,
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5000 },
}
