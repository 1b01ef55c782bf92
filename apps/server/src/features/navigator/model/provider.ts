import { createOpenAICompatible } from '@ai-sdk/openai-compatible'

/** The endpoint that is configured, which speaks OpenAI's protocol. */
export function providerOf({ baseUrl, apiKey }: { baseUrl: string; apiKey: string | undefined }) {
  return createOpenAICompatible({
    name: 'configured',
    baseURL: baseUrl,
    includeUsage: true,
    fetch: withoutDetours,
    ...(apiKey !== undefined && { apiKey }),
  })
}

/** A student has agreed to one host; an answer that leads to another is none. */
const withoutDetours: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' })
