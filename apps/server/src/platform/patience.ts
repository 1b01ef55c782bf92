/** How long a connection may take, in milliseconds. Streams of events are answers, and answers may last. */
export type Patience = {
  /** For all of a request, its body included. */
  requestTimeout: number
  /** Without a byte in either direction; a stream of events has a heartbeat every 25 seconds. */
  connectionTimeout: number
  /** Between two requests. */
  keepAliveTimeout: number
  http: {
    /** For the headers of a request. */
    headersTimeout: number
    /** How often requests are looked through for those that take too long. */
    connectionsCheckingInterval: number
  }
}

export const usualPatience: Patience = {
  // An archive with all the documents that an account holds over the line of a home, 1.5 Mbit/s upwards. Headers and silent
  // connections have less.
  requestTimeout: 300_000,
  connectionTimeout: 120_000,
  keepAliveTimeout: 72_000,
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5000 },
}
