import { type Attributes, SpanKind } from '@opentelemetry/api'
import { inSpan, tracing } from './span.ts'

/** Runs a statement in a span that names its operation and table, but no values. */
export function inStatementSpan<T>(statement: string, work: () => Promise<T>): Promise<T> {
  if (!tracing.isOn) return work()
  const attributes = described(statement)
  return inSpan(String(attributes['db.query.summary']), attributes, work, SpanKind.CLIENT)
}

/** Describes a statement with the attribute names of OpenTelemetry's semantic conventions for databases. */
export function described(statement: string): Attributes {
  const operation = /\b(select|insert|update|delete|begin|commit|rollback|notify|listen|set)\b/i.exec(
    statement,
  )
  const table = /\b(?:from|into|update)\s+(?:"?public"?\.)?"?([a-z_]+)"?/i.exec(statement)?.[1]
  const verb = operation?.[1]!.toLowerCase() ?? 'statement'
  return {
    'db.system.name': 'postgresql',
    'db.operation.name': verb,
    ...(table && { 'db.collection.name': table }),
    'db.query.summary': table ? `${verb} ${table}` : verb,
  }
}
