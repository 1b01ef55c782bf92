import { type Attributes, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'

/** Whether this process sends traces; otherwise no spans are created. */
export const tracing = { isOn: false }

/** Returns the tracer of the current provider, which is why it is looked up each time. */
export const tracer = () => trace.getTracer('bearings')

/**
 * Runs the work in a span, as a child of the current span. Names and attributes come only from our code:
 * patterns of routes, tables, jobs. They never contain a person's words or identity, or an error's message.
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
