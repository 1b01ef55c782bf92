import type { AuditAction } from '@bearings/domain/audit-log/details'

/** A value for some of the actions. A name that no action has does not compile. */
export type ByAction<Value> = Partial<Record<AuditAction, Value>>

/** Returns the value for an action. The log may hold actions of an earlier version, which have none. */
export function valueFor<Value>(values: ByAction<Value>, action: string): Value | undefined {
  return Object.hasOwn(values, action) ? values[action as AuditAction] : undefined
}
