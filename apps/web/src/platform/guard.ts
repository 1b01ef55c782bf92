import type { Me } from '@bearings/domain/accounts/schema'
import type { Role } from '@bearings/domain/actor'
import { redirect } from '@tanstack/react-router'

/** A route's `beforeLoad`: opens it to these roles; everyone else goes to their own home. */
export function allow(...roles: Role[]) {
  return ({ context: { me } }: { context: { me: Me } }) => {
    // oxlint-disable-next-line typescript/only-throw-error -- how the router is told to go elsewhere.
    if (!roles.includes(me.role)) throw redirect({ to: '/dashboard', replace: true })
  }
}
