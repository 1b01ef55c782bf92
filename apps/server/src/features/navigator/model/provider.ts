import { createOpenAICompatible } from '@ai-sdk/openai-compatible'

/** Returns the provider for the configured endpoint, which speaks OpenAI's protocol. */
export function providerOf({ baseUrl, apiKey }: { baseUrl: string; apiKey: string | undefined }) {
  return createOpenAICompatible({
    name: 'configured',
    baseURL: baseUrl,
    includeUsage: true,
    fetch: withoutDetours,
    ...(apiKey !== undefined && { apiKey }),
  })
}

/** Rejects redirects, because a student has agreed to one host only. */
const withoutDetours: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error' })
