import { createMemoryHistory } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paintPressFirst } from './paint-press-first.ts'

let frames: (() => void)[] = []
let opened: string[] = []

beforeEach(() => {
  frames = []
  opened = []
  vi.useFakeTimers()
  vi.stubGlobal('window', {
    setTimeout,
    clearTimeout,
    requestAnimationFrame: (callback: () => void) => frames.push(callback),
    cancelAnimationFrame: (frame: number) => (frames[frame - 1] = () => {}),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a person who presses a link sees the press before the page it opens', async () => {
  const history = givenHistory()
  history.push('/essays')
  await vi.advanceTimersByTimeAsync(16)
  expect(opened).toEqual([])

  await draw()

  expect(opened).toEqual(['/essays'])
})

test('a person who goes back in the browser does, too', async () => {
  const history = givenHistory()
  history.push('/essays')
  await draw()

  history.back()
  expect(opened).toEqual(['/essays'])
  await draw()

  expect(opened).toEqual(['/essays', '/dashboard'])
})

test('a person who ticks a box that the address decides sees it ticked at once', () => {
  givenHistory().push('/dashboard?label=reach')

  expect(opened).toEqual(['/dashboard?label=reach'])
})

test('a person who presses a link that filters the page sees the press before what it filters', async () => {
  const link = new (class Element {
    closest = (selector: string) => selector === 'a[href]' && this
  })()
  vi.stubGlobal('Element', link.constructor)
  Object.assign(window, { event: { type: 'click', target: link } })
  givenHistory().replace('/dashboard?label=reach')
  expect(opened).toEqual([])

  await draw()

  expect(opened).toEqual(['/dashboard?label=reach'])
})

test('a person who is sent on by a page waits for no frame', () => {
  givenHistory().replace('/auth')

  expect(opened).toEqual(['/auth'])
})

test('a person who presses two links at once gets the second', async () => {
  const history = givenHistory()
  history.push('/essays')
  history.push('/schools')

  await draw()

  expect(opened).toEqual(['/schools'])
})

test('a page in the background, which draws nothing, opens all the same', async () => {
  givenHistory().push('/essays')

  await vi.advanceTimersByTimeAsync(100)

  expect(opened).toEqual(['/essays'])
})

test('a person who closes the app before the frame opens nothing', async () => {
  const history = paintPressFirst(createMemoryHistory({ initialEntries: ['/dashboard'] }))
  const close = history.subscribe(({ location }) => opened.push(location.href))
  history.push('/essays')
  close()

  await draw()

  expect(opened).toEqual([])
})

function givenHistory() {
  const history = paintPressFirst(createMemoryHistory({ initialEntries: ['/dashboard'] }))
  history.subscribe(({ location }) => opened.push(location.href))
  return history
}

async function draw() {
  for (const frame of frames.splice(0)) frame()
  await vi.advanceTimersByTimeAsync(1)
}
