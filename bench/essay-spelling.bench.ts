/**
 * Measures whether the page stays smooth while an essay of 10,000 words is checked for spelling and grammar, first and
 * again, on a processor four times slower. Start the server first, or set its address:
 * `BEARINGS_URL=http://localhost:3000 npm run bench -- essay-spelling`.
 */
import { measureTasks, openAs, paragraph, student } from './page-tasks.ts'
import { slow, slowdown } from './slow-phone.ts'

/** Milliseconds. */
const budget = 100
const patience = 240_000

const { session, send } = await student()
const { id } = (await send('POST', '/essays', { promptName: 'A very long one', wordLimit: 10_000 })) as {
  id: string
}
const wrong = 'I recieve letters for for her.'
const content = Array.from({ length: 94 }, (_, index) => `${paragraph(index)} ${wrong}`).join('\n\n')
await send('PUT', `/essays/${id}/text`, { content, basedOn: 1 })

const { browser, page } = await openAs(session, `/essays/${id}`)
await slow(page, 'as it is')
const panel = page.getByRole('region', { name: 'Spelling and grammar' })
let isSmooth = true
for (const name of ['Check Spelling and Grammar', 'Check Again']) {
  const what = `“${name}” at 10,000 words, ${slowdown} times slower`
  const button = panel.getByRole('button', { name })
  await button.scrollIntoViewIfNeeded({ timeout: patience })
  const { x, y, width, height } = (await button.boundingBox())!
  // Pressed as a hand does: what Playwright's own click runs in the page would count as the page's.
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.waitForTimeout(1000)
  const isFast = await measureTasks(page, what, budget, async () => {
    await page.mouse.down()
    await page.mouse.up()
    await panel.getByText(/things? found/).waitFor({ timeout: patience })
    await panel.locator('button[data-loading]').waitFor({ state: 'detached', timeout: patience })
    await page.waitForTimeout(3000)
  })
  isSmooth &&= isFast
}
await browser.close()
process.exit(isSmooth ? 0 : 1)
