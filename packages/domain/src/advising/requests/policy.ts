import type { Role } from '#actor.ts'
import type { Side } from '../options.ts'

type Sent = { sentBy: Side }

/** Only the side that received a request may answer it. */
export function mayAnswer({ sentBy }: Sent, { role }: { role: Role }): boolean {
  return role !== sentBy && role !== 'admin'
}

/** Only the side that sent a request may withdraw it. */
export function mayWithdraw({ sentBy }: Sent, { role }: { role: Role }): boolean {
  return role === sentBy
}
