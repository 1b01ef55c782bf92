import type { Role } from '../../actor.ts'
import type { Side } from '../options.ts'

type Asked = { sentBy: Side }

/** Only the side that received a request answers it. */
export function mayAnswer({ sentBy }: Asked, { role }: { role: Role }): boolean {
  return role !== sentBy && role !== 'admin'
}

/** Only the side that sent a request takes it back. */
export function mayWithdraw({ sentBy }: Asked, { role }: { role: Role }): boolean {
  return role === sentBy
}
