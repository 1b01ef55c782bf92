import { type Attributes, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'

/** Whether this process sends traces; while it does not, no span is made. */
export const tracing = { isOn: false }

/** The one who makes spans, looked up each time since it is the provider's of the moment. */
export const tracer = () => trace.getTracer('bearings')

/**
 * Runs the work within a span, a part of whatever span is under way. Names and attributes are ours alone: patterns of
 * routes, tables, jobs. Nothing that a person wrote or is goes into them, nor the message of an error.
 */
export async function inSpan<T>(
  name: string,
  attributes: Attributes,
  work: () => Promise<T>,
  kind: SpanKind = SpanKind.INTERNAL,
): Promise<T> {
  if (!tracing.isOn) return work()
  return tracer().startActiveSpan(name, { attributes, kind }, async (span) => {
    try {
      return await work()
    } catch (error) {
      fail(span, error)
      throw error
    } finally {
      span.end()
    }
  })
}

/** Marks a span as failed, with the error's class and code only. */
export function fail(span: Span, error: unknown): void {
  const { name, code } = error as { name?: unknown; code?: unknown }
  span.setStatus({ code: SpanStatusCode.ERROR })
  span.setAttribute('error.type', typeof code === 'string' ? code : typeof name === 'string' ? name : 'Error')
}
