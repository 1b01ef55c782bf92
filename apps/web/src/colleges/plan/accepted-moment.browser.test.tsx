import { givenEntry } from '@bearings/client/testing/given'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '#testing/open-page.tsx'

const aster = givenEntry({ id: crypto.randomUUID(), name: 'Aster College', status: 'Submitted' })
afterEach(() => vi.restoreAllMocks())

/** Sets the status of the one application on the list, and returns what appeared over the page. */
async function afterSetting(status: 'Accepted' | 'Rejected', { prefersLess = false } = {}) {
  const real = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    media.includes('reduced-motion') ? real(prefersLess ? 'all' : 'not all') : real(media),
  )
  const seen: Element[] = []
  const watching = new MutationObserver(() => seen.push(...document.querySelectorAll('[data-moment]')))
  watching.observe(document.body, { childList: true })
  let kept = aster
  await openPage('/schools', {
    answers: {
      'GET /schools/list': () => [kept],
      'PATCH /schools/list/{id}': () => (kept = { ...aster, status }),
    },
  })
  const field = page.getByLabelText('Status: Aster College')
  await field.selectOptions(status)
  await expect.element(field).toHaveValue(status)
  return seen
}

test('when a college has admitted a student, the needle swings once, out of the way, and is gone', async () => {
  const seen = await afterSetting('Accepted')
  await expect.poll(() => seen.length).toBeGreaterThan(0)
  await expect.poll(() => document.querySelector('[data-moment]')).toBeNull()
  expect(new Set(seen).size).toBe(1)
})

test.each([
  ['of any other answer', 'Rejected', {}],
  ['for whoever prefers no motion', 'Accepted', { prefersLess: true }],
] as const)('nothing moves %s', async (_, status, preference) => {
  const seen = await afterSetting(status, preference)
  await page.getByRole('button', { name: 'Status', exact: true }).click()
  await expect.element(page.getByRole('checkbox', { name: `${status} (1)` })).toBeVisible()
  expect(seen).toEqual([])
})
