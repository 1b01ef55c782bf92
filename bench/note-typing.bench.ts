/**
 * Measures whether typing stays smooth in a research note of 20,000 words with headings, lists, checkboxes
 * and links, by the browser's trace of its main thread, letter by letter in the middle of the note, until it
 * is saved. Start the server first (`npm start`), or set its address: `BEARINGS_URL=http://localhost:3000 npm
 * run bench -- note-typing`.
 */
import { measureTyping, openAs, paragraph, student } from './typing.ts'

type Node = { type: string; [key: string]: unknown }

const { session, send } = await student()
const [school] = (await send('GET', '/schools/list')) as { id: string }[]
const { id } = school!
const { revision } = (await send('GET', `/schools/list/${id}/research`)) as { revision: number }
const content = { type: 'doc', content: Array.from({ length: 40 }, (_, index) => section(index)).flat() }
await send('PUT', `/schools/list/${id}/research`, { content, basedOn: revision })

const { browser, page } = await openAs(session, `/schools/${id}/research`)
const note = page.getByRole('textbox', { name: 'Research note' })
await note.getByRole('heading', { name: 'Part 20' }).click()
// Waits for the response, because looking for something in the page would itself be work for the page.
const saved = page.waitForResponse((response) => response.request().method() === 'PUT')
const isSmooth = await measureTyping(page, 'a note of 20,000 words', async () => void (await saved))
await browser.close()
process.exit(isSmooth ? 0 : 1)

/** Returns five hundred words: a heading, three paragraphs, and lists of twenty lines. */
function section(index: number): Node[] {
  const lines = Array.from({ length: 20 }, (_, line) =>
    paragraph(index + line)
      .split(' ')
      .slice(0, 10)
      .join(' '),
  )
  const bold = { ...text('In short: '), marks: [{ type: 'bold' }] }
  const link = { ...text('more'), marks: [{ type: 'link', attrs: { href: 'https://aster.edu' } }] }
  return [
    { type: 'heading', attrs: { level: 2 }, content: [text(`Part ${index}`)] },
    within(bold, text(paragraph(index)), link),
    within(text(paragraph(index + 1))),
    within(text(paragraph(index + 2))),
    {
      type: 'bulletList',
      content: lines.slice(0, 10).map((line) => ({ type: 'listItem', content: [within(text(line))] })),
    },
    {
      type: 'taskList',
      content: lines.slice(10).map((line, item) => ({
        type: 'taskItem',
        attrs: { checked: item % 2 === 0 },
        content: [within(text(line))],
      })),
    },
  ]
}

function within(...content: Node[]): Node {
  return { type: 'paragraph', content }
}

function text(words: string): Node {
  return { type: 'text', text: words }
}
