import { chosenTypes } from '@bearings/domain/notifications/options'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { emulate } from '#testing/emulate.ts'
import { openPage } from '#testing/open-page.tsx'

test('in forced colors the page that is open is marked in the sidebar', async () => {
  await emulate({ forcedColors: true })
  await openPage('/essays')
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' })
  const outline = (name: string) => {
    const link = sidebar.getByRole('link', { name, exact: true }).query()
    return link && getComputedStyle(link).outlineStyle
  }
  await expect.poll(() => outline('Essays')).toBe('solid')
  await expect.poll(() => outline('Deadlines')).toBe('none')
})

test('a student whose system sets the colors sees which switch is on', async () => {
  await emulate({ forcedColors: true })
  await openPage('/settings', {
    answers: {
      'GET /notifications/preferences': chosenTypes.map((type) => ({ type, inApp: true, byMail: false })),
    },
  })
  const [on, off] = ['Application updates', 'Make Profile Public'].map((name) =>
    page.getByRole('switch', { name }),
  )
  await expect.element(on!).toBeChecked()
  await expect.element(off!).not.toBeChecked()
  const ground = (shown: typeof on) => {
    const track = shown!.element().closest('.mantine-Switch-root')!.querySelector('.mantine-Switch-track')!
    return getComputedStyle(track).backgroundColor
  }
  expect(ground(on)).not.toBe(ground(off))
})
