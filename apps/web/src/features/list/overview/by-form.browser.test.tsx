import { givenEntry } from '@bearings/client/testing/given'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { openPage } from '#testing/open-page.tsx'

const common = { name: 'common_app' as const, page: 'https://apply.commonapp.org' }
const list = [
  givenEntry({ id: crypto.randomUUID(), name: 'Aster College', form: common }),
  givenEntry({ id: crypto.randomUUID(), name: 'Birch College', form: common }),
  givenEntry({
    id: crypto.randomUUID(),
    name: 'Institute of Cedar',
    form: { name: 'institutional', page: 'https://cedar.example/apply' },
  }),
  givenEntry({ id: crypto.randomUUID(), name: 'Dogwood University', form: null }),
]

test.each([1440, 390])(
  'a student sees the list by where each application is filled in, %d pixels wide',
  async (width) => {
    await openPage('/schools', { width, answers: { 'GET /schools/list': list } })
    await page.getByLabelText('Sort by').selectOptions('Sort: Where to apply')

    await expect.element(page.getByText('Common App, 2 schools')).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: 'apply.commonapp.org' }))
      .toHaveAttribute('href', 'https://apply.commonapp.org')
    await expect.element(page.getByText('The college’s own portal, 1 school')).toBeVisible()
    await expect.element(page.getByText('Each college’s page says where, 1 school')).toBeVisible()
    await expectAccessible()
  },
)
