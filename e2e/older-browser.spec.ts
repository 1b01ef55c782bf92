import { givenUser } from '@bearings/server/testing/given'
import { givenEssay } from '@bearings/server/testing/given-essays'
import { expect, test } from './fixtures.ts'

test.use({ loadsAhead: true })

// What Safari got after 16.4, of March 2023, which our regular expressions need. An iPhone that gets nothing
// newer than iOS 16 stays about there.
const newer = {
  'HTMLElement.prototype': ['showPopover', 'hidePopover', 'togglePopover'],
  'Document.prototype': ['startViewTransition'],
  URL: ['canParse', 'parse'],
  Promise: ['withResolvers', 'try'],
  Object: ['groupBy'],
  Map: ['groupBy'],
  Array: ['fromAsync'],
  AbortSignal: ['any'],
  'Set.prototype': ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf'],
  'Iterator.prototype': ['map', 'filter', 'take', 'drop', 'flatMap', 'toArray', 'some', 'every', 'find'],
  window: ['requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'navigation', 'CloseWatcher'],
}

test('the app opens, and keeps what is written, on a phone whose browser is of 2023', async ({
  page,
  running,
  signInAs,
}) => {
  const maya = await givenUser(running.db, 'student')
  const { id } = await givenEssay(running.db, maya, { content: 'One' })
  await signInAs(maya)
  await page.addInitScript((removed) => {
    for (const [path, names] of Object.entries(removed)) {
      const owner = path
        .split('.')
        .reduce((object: object, name) => Reflect.get(object, name) as object, window)
      for (const name of names) Reflect.deleteProperty(owner, name)
    }
    // Newer, too, but Playwright itself needs it.
    const { prototype } = Element
    const checkVisibility = Reflect.get(prototype, 'checkVisibility')
    prototype.checkVisibility = function (options) {
      if (new Error('Called').stack?.includes('/assets/'))
        throw new TypeError('This browser has no such method')
      return checkVisibility.call(this, options)
    }
  }, newer)

  for (const path of ['/dashboard', '/schools/find', '/navigator']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await page.goto(`/essays/${id}`)
  await page.getByRole('textbox', { name: 'Essay' }).fill('One and two')
  await expect(page.getByText('Saved', { exact: true })).toBeVisible()
})
