import { invalid } from './failure.ts'
import { Metadata } from './schema.ts'

/**
 * What metadata become when a person says more of themselves: a member replaces the one of that name, `null` removes it.
 * @throws {AuthFailure} validation_failed where there is no room for more.
 */
export function mergeMetadata(present: Metadata, data: Metadata): Metadata {
  const merged = withoutNulls({ ...present, ...data })
  const checked = Metadata.safeParse(merged)
  if (!checked.success) throw invalid(checked.error.issues[0]!.message)
  return merged
}

export function withoutNulls(data: Metadata): Metadata {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null))
}
