/** The parts of the library that tests use; it has no types of its own. */
declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http'

  type Context = { path: string; body: Record<string, unknown>; oidc: any }
  export default class Provider {
    constructor(issuer: string, configuration: object)
    callback(): RequestListener
    use(middleware: (context: Context, next: () => Promise<void>) => Promise<void>): void
    interactionFinished(request: unknown, response: unknown, result: object): Promise<void>
    Client: { find(id: string): Promise<{ backchannelLogout(subject: string, sid: string): Promise<void> }> }
    Grant: new (of: object) => { addOIDCScope(scope: string): void; save(): Promise<string> }
  }
}
