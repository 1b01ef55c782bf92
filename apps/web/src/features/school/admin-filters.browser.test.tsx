import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from '#testing/open-page.tsx'

test.each(['/admin/people', '/admin/schools', '/admin/scholarships', '/admin/articles', '/admin/answers'])(
  'an admin sees on %s which of the filters is chosen, and only that one',
  async (list) => {
    await openPage(list, { as: 'admin' })
    const filter = page.getByRole('navigation', { name: 'Filter' })
    const chosen = () => [...document.querySelectorAll('nav[aria-label="Filter"] [aria-current]')]
    await expect
      .poll(() => chosen().map(({ textContent }) => textContent))
      .toEqual([expect.stringMatching(/^(All|Offered)/)])
    const last = filter.getByRole('link').last()
    const address = last.element().getAttribute('href')
    await last.click()
    await expect.poll(() => chosen().map((link) => link.getAttribute('href'))).toEqual([address])
  },
)
