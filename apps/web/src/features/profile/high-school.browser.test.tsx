import { held, refused } from '@bearings/client/testing/answers'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectGone, press } from '#testing/hands.ts'
import { openPage } from '#testing/open-page.tsx'

const east = {
  name: 'Bettye Davis East Anchorage High School',
  city: 'Anchorage',
  state: 'AK',
  type: 'public' as const,
}
const field = page.getByLabelText('High school')
const school = page.getByRole('option', { name: /Bettye Davis East Anchorage/ })
const broken = page.getByText('The search is not working right now.')

function openWith(answer: () => (typeof east)[] | Promise<(typeof east)[]>) {
  return openPage('/profile/edit/0', { answers: { 'GET /schools/high-schools': answer } })
}

/** Stops what the page waits for until the end of the test, and returns a function that lets time pass. */
function stopTime() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  return vi.advanceTimersByTimeAsync
}

test('a search that fails is said to, tried again, and its list shown', async () => {
  let fails = true
  const { asked } = await openWith(() => (fails ? refused('TOO_MANY')() : [east]))
  await expect.element(field).toBeVisible()
  const passTime = stopTime()
  await field.fill('East Anchorage')
  await passTime(200)
  await expect.poll(() => asked.some(({ key }) => key === 'GET /schools/high-schools')).toBe(true)
  await expect.element(broken).toBeVisible()

  fails = false
  await passTime(5000)
  await expect.element(school).toBeVisible()
  await expectGone(broken)
})

test('a search that gets no answer at all is given up, said, and asked again', async () => {
  let hangs = true
  const { asked } = await openWith(() => (hangs ? new Promise(() => {}) : [east]))
  await expect.element(field).toBeVisible()
  const passTime = stopTime()
  await field.fill('East Anchorage')
  await passTime(200)
  await expect.poll(() => asked.some(({ key }) => key === 'GET /schools/high-schools')).toBe(true)
  await expectGone(broken)

  // Two attempts of ten seconds without a response, and the pause between them.
  await passTime(25_000)
  await expect.element(broken).toBeVisible()

  hangs = false
  await passTime(5000)
  await expect.element(school).toBeVisible()
})

test('a school that is not in the list is no failure', async () => {
  const { asked } = await openWith(() => [])
  await field.fill('Qqxz Academy')
  await expect.poll(() => asked.some(({ key }) => key === 'GET /schools/high-schools')).toBe(true)
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await expectGone(broken)
})

test('who leaves the field before the answer finds the list on coming back', async () => {
  const found = held([east])
  await openWith(found.answer)
  await field.fill('East Anchorage')
  page.getByLabelText('Class rank').element().focus()
  found.release()
  await expectGone(school)

  field.element().focus()
  await school.click()
  await expect.element(field).toHaveValue('Bettye Davis East Anchorage High School, Anchorage, AK')
  page.getByLabelText('Class rank').element().focus()
  field.element().focus()
  await expectGone(school)
})

test('an answer is shown though the window lost the focus and the page was scrolled meanwhile', async () => {
  const found = held([east])
  await openWith(found.answer)
  await field.fill('East Anchorage')
  field.element().dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  window.scrollTo(0, document.body.scrollHeight)
  found.release()
  await expect.element(school).toBeVisible()

  await press(field, '{Escape}')
  await expectGone(school)
  await press(field, '{ArrowDown}')
  await expect.element(school).toBeVisible()
})
