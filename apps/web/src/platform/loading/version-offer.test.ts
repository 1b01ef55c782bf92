import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const own = new URL('./version-offer.ts', import.meta.url).pathname
const pageThatStarts = (file: string) => new Response(`<script type="module" src="${file}"></script>`)

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

async function givenServer(answer: () => Response) {
  const server = vi.fn<() => Promise<Response>>(async () => answer())
  vi.stubGlobal('fetch', server)
  return { server, ...(await import('./version-offer.ts')) }
}

test('when code has gone and the server has another version, that one is offered', async () => {
  const { newVersion, offerIfReplaced } = await givenServer(() => pageThatStarts('/assets/app-another.js'))
  await offerIfReplaced(false)
  expect(newVersion.offers()).toBe(1)
})

test('many pages whose code has gone ask once, and what somebody waits for is told again', async () => {
  const { server, newVersion, offerIfReplaced } = await givenServer(() =>
    pageThatStarts('/assets/another.js'),
  )
  await Promise.all([offerIfReplaced(false), offerIfReplaced(false)])
  await offerIfReplaced(false)
  expect(server).toHaveBeenCalledTimes(1)

  await offerIfReplaced(true)
  expect(newVersion.offers()).toBe(2)
})

const notNew = {
  'has the same version': () => pageThatStarts(own),
  'is behind a proxy that cannot reach it': () => new Response('Bad Gateway', { status: 502 }),
  'does not answer': () => {
    throw new TypeError('Failed to fetch')
  },
}

test.each(Object.entries(notNew))('a server that %s is no reason to offer anything', async (_, answer) => {
  const { newVersion, offerIfReplaced } = await givenServer(answer)
  await offerIfReplaced(true)
  expect(newVersion.offers()).toBe(0)
})
