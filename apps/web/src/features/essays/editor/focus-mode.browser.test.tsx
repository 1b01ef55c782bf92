import { givenEssay } from '@bearings/client/testing/given'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#testing/expect-accessible.ts'
import { maya, openPage } from '#testing/open-page.tsx'
import { shapeOf } from '#testing/shapes.ts'

const id = crypto.randomUUID()
const content = 'The tide tables hang beside our kitchen door, and I read them before the news. '.repeat(30)
const essay = {
  ...givenEssay({ id, promptName: 'Why this major?', wordLimit: 650 }),
  content,
  student: { id: crypto.randomUUID(), fullName: maya.fullName, timeZone: maya.timeZone },
}
const text = page.getByRole('textbox', { name: 'Essay' })
const sidebar = page.getByRole('link', { name: 'Deadlines' })
const open = (width = 1440) =>
  openPage(`/essays/${id}`, { width, answers: { 'GET /essays/{id}': essay, 'GET /essays': [essay] } })

test('a student writes lines of about 70 characters beside the folded navigator', async () => {
  await open()
  await expect.element(page.getByRole('button', { name: 'Open the navigator' })).toBeVisible()
  await expect.element(text).toBeVisible()
  const field = text.element() as HTMLTextAreaElement
  const { fontSize, fontFamily, paddingLeft } = getComputedStyle(field)
  const brush = document.createElement('canvas').getContext('2d')!
  brush.font = `${fontSize} ${fontFamily}`
  const width = field.clientWidth - 2 * Number.parseFloat(paddingLeft)
  const characters = width / (brush.measureText(content).width / content.length)
  expect(characters).toBeGreaterThan(64)
  expect(characters).toBeLessThan(76)
})

test('a student hides everything but the essay by keyboard, goes on writing, and leaves with Escape', async () => {
  await open()
  await expect.element(sidebar).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Versions' })).toBeVisible()
  await expect.element(text).toBeVisible()
  ;(text.element() as HTMLElement).focus()
  await userEvent.keyboard('{Control>}{Shift>}f{/Shift}{/Control}')
  await expect.element(page.getByRole('button', { name: 'Leave Focus' })).toBeVisible()
  await expect.element(sidebar).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Open the navigator' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Why this major?' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Versions' })).not.toBeInTheDocument()
  await expect.element(text).toHaveFocus()
  const { left, right } = await shapeOf(text)
  expect(Math.abs(left - (1440 - right))).toBeLessThan(20)
  await expectAccessible()

  await userEvent.keyboard('{Escape}')
  await expect.element(sidebar).toBeVisible()
  await expect.element(text).toHaveFocus()
})

test('the button does the same on a phone, and leaving the essay leaves the mode', async () => {
  await open(390)
  await page.getByRole('button', { name: 'Focus', exact: true }).click()
  await expect.element(page.getByRole('button', { name: 'Leave Focus' })).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Deadlines' })).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Leave Focus' }).click()
  await expect.element(page.getByRole('link', { name: 'Deadlines' })).toBeVisible()
})

test('a student who opens the navigator beside an essay finds it open beside the next one, and Home as it was', async () => {
  await open()
  await page.getByRole('button', { name: 'Open the navigator' }).click()
  await expect.element(page.getByRole('button', { name: 'Collapse the navigator' })).toBeVisible()
  expect(localStorage.getItem('bearings.navigator.writing')).toBe('open')
  expect(localStorage.getItem('bearings.navigator')).toBeNull()
})
