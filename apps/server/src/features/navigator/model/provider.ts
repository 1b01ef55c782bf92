import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { mebibyte } from '@bearings/domain/files/options'
import { withBoundedBody } from './answer-body.ts'

/** Bytes of a response: each token comes with some hundred around it, and 32 vectors of 4,096 numbers are fewer. */
const mostBytes = 4 * mebibyte

/** Returns the provider for the configured endpoint, which speaks OpenAI's protocol. */
export function providerOf({ baseUrl, apiKey }: { baseUrl: string; apiKey: string | undefined }) {
  return createOpenAICompatible({
    name: 'configured',
    baseURL: baseUrl,
    includeUsage: true,
    // A redirect is refused, because a student has agreed to one host only.
    fetch: async (input, init) =>
      withBoundedBody(await fetch(input, { ...init, redirect: 'error' }), mostBytes),
    ...(apiKey !== undefined && { apiKey }),
  })
}
