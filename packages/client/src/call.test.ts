import { expect, test } from 'vitest'
import { createCall, failureIn } from './call.ts'

test('what is sent and not in the path is the body', async () => {
  const sent: unknown[] = []
  const call = createCall(async (path, init) => {
    sent.push(path, init.method, init.body)
    return Response.json({})
  })

  await call('PATCH /me', { fullName: 'Maya Okafor' })

  expect(sent).toEqual(['/api/v1/me', 'PATCH', '{"fullName":"Maya Okafor"}'])
})

test('an answer that is not ours is a failure of ours', async () => {
  const call = createCall(async () => new Response('<h1>Bad gateway</h1>', { status: 502 }))

  await expect(call('GET /me')).rejects.toMatchObject({ name: 'Failure', code: 'INTERNAL' })
})

test('a person who is refused for a while reads for how long', async () => {
  const refusal = { status: 429, headers: { 'retry-after': '577' } }
  const { message } = await failureIn(Response.json({ error: { code: 'TOO_MANY' } }, refusal))

  expect(message).toBe('Too many requests. Try again in 10 minutes')
})

test.each([
  [413, 'TOO_LARGE'],
  [429, 'TOO_MANY'],
  [503, 'UNAVAILABLE'],
  [502, 'INTERNAL'],
])('a person whom a proxy refuses with %i learns what they can do about it', async (status, code) => {
  const failure = await failureIn(new Response('<html>From a proxy</html>', { status }))

  expect(failure.code).toBe(code)
})
