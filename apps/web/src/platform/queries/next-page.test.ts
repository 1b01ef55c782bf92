import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { loadNextPage } from './next-page.ts'

test('who asks for earlier ones gets them though the list is refreshed meanwhile', async () => {
  const { pages, refresh, asked, observer } = await listOfTwoPages()
  const loaded = loadNextPage(pages())
  await asked(1)
  await refresh()
  expect(await loaded).toBeNull()

  expect(observer.getCurrentResult().data?.pages).toEqual(['page 0', 'page 1'])
})

test('who asks for earlier ones and is refused learns so, and nothing is asked for again', async () => {
  const { pages, refuse, requests } = await listOfTwoPages()
  refuse()

  expect(await loadNextPage(pages())).toMatchObject({ message: 'refused' })
  expect(requests()).toEqual([0, 1])
})

/** A list of two pages, the first of which is loaded, as its component sees it. */
async function listOfTwoPages() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  const requests: number[] = []
  let isRefused = false
  const observer = new InfiniteQueryObserver(client, {
    queryKey: ['list'],
    queryFn: async ({ pageParam }) => {
      requests.push(pageParam)
      await new Promise((resolve) => setTimeout(resolve, 5))
      if (isRefused) throw new Error('refused')
      return `page ${pageParam}`
    },
    initialPageParam: 0,
    getNextPageParam: (_page, all) => (all.length < 2 ? all.length : undefined),
  })
  onTestFinished(observer.subscribe(() => {}))
  await expect.poll(() => observer.getCurrentResult().isSuccess).toBe(true)
  return {
    observer,
    pages: () => observer.getCurrentResult(),
    requests: () => requests,
    refuse: () => (isRefused = true),
    refresh: () => client.invalidateQueries({ queryKey: ['list'] }),
    asked: (page: number) => expect.poll(() => requests).toContain(page),
  }
}
