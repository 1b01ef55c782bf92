import type { AuthClient } from '@supabase/auth-js'

type Client = InstanceType<typeof AuthClient>

let resolveClient!: (client: Client) => void
/**
 * For code that listens to the client's events: resolves when the client has loaded, whichever code loaded
 * it.
 */
export const clientReady = new Promise<Client>((resolve) => (resolveClient = resolve))

/** Registers the loaded client. The client calls this itself, before any code uses it. */
export function provideClient(client: Client): void {
  resolveClient(client)
}
