/** Thrown when a model answers with more than anybody asked for. */
export class AnswerTooLong extends Error {
  override name = 'AnswerTooLong'
}

/**
 * Returns the same response, whose body fails once it has more bytes than this.
 * @throws {AnswerTooLong} while it is read
 */
export function withBoundedBody(response: Response, mostBytes: number): Response {
  let bytes = 0
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.length
      if (bytes > mostBytes) throw new AnswerTooLong(`The model answered with more than ${mostBytes} bytes`)
      controller.enqueue(chunk)
    },
  })
  return new Response(response.body?.pipeThrough(counted) ?? null, response)
}
