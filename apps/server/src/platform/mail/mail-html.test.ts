import { palette } from '@bearings/domain/palette'
import { expect, test } from 'vitest'
import { layOut } from './mail-layout.ts'

const most = 20
const longest = {
  subject: `${most} new tasks from Dana Reyes`,
  heading: `${most} new tasks from Dana Reyes`,
  paragraphs: Array.from(
    { length: most },
    (_, index) => `Dana Reyes gave you task ${index}, due Nov 21, 2026.`,
  ),
  quotes: new Map(Array.from({ length: most }, (_, index) => [index, 'w'.repeat(240)])),
  link: { label: 'See your tasks', url: 'https://bearings.example/tasks' },
  unsubscribeUrl: `https://bearings.example/unsubscribe/${'a'.repeat(60)}`,
}

test('the longest mail is small enough that no mailbox cuts it off, and fetches nothing', () => {
  const { html } = layOut(longest)

  expect(Buffer.byteLength(html)).toBeLessThan(20_000)
  expect(html).not.toMatch(/\ssrc=|url\(|@import|<link|<script/)
})

test('a reader sees the product’s colors by day and at night', () => {
  const { html } = layOut(longest)

  for (const { light, dark } of [palette.paper, palette.surface, palette.ink, palette.signal, palette.sea])
    expect([html.includes(light), html.includes(dark)]).toEqual([true, true])
})

test('what a person wrote is text in both parts, whatever it looks like', () => {
  const { html, text } = layOut({ subject: '<s>', heading: '<h1>', paragraphs: ['"A" & <b>'] })

  expect(html).toContain('<title>&lt;s&gt;</title>')
  expect(html).toContain('&quot;A&quot; &amp; &lt;b&gt;')
  expect(text).toContain('<h1>\n\n"A" & <b>')
})
