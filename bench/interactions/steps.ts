import type { Page } from '@playwright/test'

type Step = (page: Page) => Promise<unknown>

const type =
  (letters: string): Step =>
  (page) =>
    page.keyboard.type(letters)
const press =
  (key: string): Step =>
  (page) =>
    page.keyboard.press(key)
const click =
  (role: 'button' | 'link' | 'radio' | 'switch' | 'checkbox' | 'searchbox', name = /./): Step =>
  (page) =>
    page.getByRole(role, { name }).locator('visible=true').first().click()
/** What a hand does on each page, in this order, by what the step is called in the table. */
export const steps: Record<string, Record<string, Step>> = {
  '/dashboard': {
    'open the command bar': press('Control+k'),
    'type a letter in it': type('s'),
    'close it': press('Escape'),
    'open the notifications': click('button', /^Notifications/),
    'close them': press('Escape'),
    'tick a task': (page) => page.getByRole('checkbox').last().click(),
    'go to the school list': click('link', /^Schools/),
    'go back home': click('link', /^Home/),
  },
  '/schools': {
    'open the statuses': click('button', /^Status/),
    'choose one': (page) => page.getByRole('dialog').getByRole('checkbox').first().click(),
    'close the menu': press('Escape'),
    'show all again': click('button', /^Remove the filter/),
    'open Add School': click('button', /^Add School/),
    'type a letter in it': type('b'),
    'type another': type('o'),
    'close it': press('Escape'),
    'show compact rows': click('button', /^Compact rows/),
    'open a school': (page) =>
      page
        .locator('table')
        .getByRole('link')
        .first()
        .click({ position: { x: 9, y: 9 } }),
  },
  '/schools/find': {
    'type a letter': async (page) => {
      await page.getByRole('searchbox').focus()
      await page.keyboard.type('b')
    },
    'type another': type('o'),
    'delete one': press('Backspace'),
    'choose a label': click('button', /^Target/),
    'choose another': click('button', /^Likely/),
    'show all': click('button', /^All/),
    'open Place': click('button', /^Place/),
    'close it': press('Escape'),
    'compare one': click('checkbox', /^Compare/),
    'add one': click('button', /^Add to my list/),
  },
  '/deadlines': {
    'show the list': (page) => page.getByText('List', { exact: true }).click(),
    'show the calendar': (page) => page.getByText('Calendar', { exact: true }).click(),
    'go to the next month': click('link', /^Next month/),
    'open Show': click('button', /^Show/),
    'show what is done': click('checkbox', /^Done/),
    'close it': press('Escape'),
    'filter by essays': (page) =>
      page
        .locator('main')
        .getByRole('link', { name: /^Essays/ })
        .click(),
  },
  '/essays': {
    filter: click('link', /^Drafting/),
    'show all': click('link', /^All/),
    'fold a school': (page) => page.locator('main button[aria-expanded]').last().click(),
    'open Add Essay': click('button', /^Add Essay/),
    'close it': press('Escape'),
    'open an essay': (page) => page.locator('main a[data-row]').locator('visible=true').first().click(),
    'type in it': async (page) => {
      await page.locator('[contenteditable=true], main textarea').first().focus()
      await page.keyboard.type('a')
    },
    'type another letter': type('b'),
  },
  '/profile/edit/0': {
    'type in a field': async (page) => {
      await page.locator('main').getByRole('textbox').first().focus()
      await page.keyboard.type('a')
    },
    'type another letter': type('b'),
  },
  '/financial/scholarships': {
    'type a letter': async (page) => {
      await page.getByRole('searchbox').focus()
      await page.keyboard.type('b')
    },
    'save one': click('button', /^Save /),
    'open Add Scholarship': click('button', /^Add Scholarship/),
    'close it': press('Escape'),
  },
}
