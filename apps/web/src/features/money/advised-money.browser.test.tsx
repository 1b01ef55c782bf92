import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { openPage } from '#testing/open-page.tsx'
import { advised, rosterOf } from '#testing/roster.ts'

const maya = advised('Maya Okafor')

test('an advisor opens a college’s price and reads each layer, and from what it was taken', async () => {
  const line = (key: string, label: string, text: string) => ({
    key,
    label,
    text,
    note: 'A year before any aid.',
    certainty: 'published' as const,
  })
  await openPage(`/advisor/students/${maya.id}?tab=money`, {
    as: 'advisor',
    answers: {
      ...rosterOf(maya),
      'GET /advising/students/{id}/money': {
        shared: true,
        state: null,
        country: null,
        asksForAid: null,
        budget: null,
        offers: [],
        scholarships: [],
        steps: { awardYear: '2027-28', opensOn: '2026-09-23', closesOn: '2028-06-30', steps: [] },
        prices: [
          {
            entryId: crypto.randomUUID(),
            name: 'Aster College',
            lines: [
              line('cost', 'Full cost', '$61,000'),
              line('remains', 'What remains, about', '$20,000–30,000'),
            ],
          },
        ],
      },
    },
  })
  const prices = page.getByRole('region', { name: 'Prices' })
  await expect.element(prices).toHaveTextContent('without income if it is not shared')
  await prices.getByRole('button', { name: 'Aster College $20,000–30,000' }).click()
  await expect.element(prices.getByText('$61,000')).toBeVisible()
  await expectAccessible()
})
