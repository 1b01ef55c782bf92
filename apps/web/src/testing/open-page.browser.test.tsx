import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openPage } from './open-page.tsx'

test('a student whose address carries nonsense sees the page as without it', async () => {
  await openPage('/deadlines?view=9&month=nonsense')

  await expect.element(page.getByRole('heading', { level: 1, name: 'Deadlines' })).toBeVisible()
})
