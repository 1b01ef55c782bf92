/**
 * Measures whether typing stays smooth in an essay of 5,000 words, by the browser's trace of its main thread,
 * letter by letter in the middle of the text. Start the server first (`npm start`), or set its address:
 * `BEARINGS_URL=http://localhost:3000 npm run bench -- essay-typing`.
 */
import { measureTyping, openAs, paragraph, student } from './typing.ts'

const { session, send } = await student()
const { id } = (await send('POST', '/essays', { promptName: 'A long one', wordLimit: 5000 })) as {
  id: string
}
const content = Array.from({ length: 50 }, (_, index) => paragraph(index)).join('\n\n')
await send('PUT', `/essays/${id}/text`, { content, basedOn: 1 })

const { browser, page } = await openAs(session, `/essays/${id}`)
await page.getByLabel('Essay', { exact: true }).evaluate((field: HTMLTextAreaElement) => {
  field.focus()
  field.setSelectionRange(field.value.length / 2, field.value.length / 2)
})
const isSmooth = await measureTyping(page, 'an essay of 5,000 words', async () => {})
await browser.close()
process.exit(isSmooth ? 0 : 1)
