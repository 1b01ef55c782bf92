import { invalid } from './failure.ts'
import { Metadata } from './schema.ts'

/**
 * Merges new metadata into existing metadata: a member replaces the one with the same name, and `null`
 * removes it.
 * @throws {AuthFailure} validation_failed if it would become too large.
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
