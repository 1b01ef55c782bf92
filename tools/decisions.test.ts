import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const folder = resolve(import.meta.dirname, '../docs/decisions')
const files = readdirSync(folder)
  .filter((file) => !['README.md', 'template.md'].includes(file))
  .sort()
const decisions = files.map((file) => ({ file, ...partsOf(readFileSync(join(folder, file), 'utf8')) }))

describe.each(decisions)('$file', ({ file, number, title, status }) => {
  test('is found by the number and the words of its title', () => {
    expect(file).toBe(`${number.padStart(4, '0')}-${kebab(title)}.md`)
  })

  test('says since when it holds, and what has changed it', () => {
    expect(status).toMatch(
      /^(Accepted, \d{4}-\d\d-\d\d|Superseded by \[\d+\]\(\S+\), \d{4}-\d\d-\d\d)(\.|; amended by )/,
    )
    const linked = [...status.matchAll(/\[(\d+)\]\((\S+?)\)/g)]
    const wrong = linked.filter(
      ([, to, path]) => !existsSync(join(folder, path!)) || Number(path!.slice(0, 4)) !== Number(to),
    )
    expect(wrong).toEqual([])
  })
})

test('a person who looks for a decision finds all of them in the list', () => {
  const listed = readFileSync(join(folder, 'README.md'), 'utf8').match(/^- .*$/gm)

  expect(listed).toEqual(
    decisions.map(({ file, number, title, status }) => `- [${number}. ${title}](${file})${noteOf(status)}`),
  )
})

/** Returns the note after a title in the list: `amended by 31 and 32`, or nothing if all of it holds. */
function noteOf(status: string): string {
  const numbers = [...status.matchAll(/\[(\d+)\]/g)].map(([, number]) => number!)
  if (numbers.length === 0) return ''
  return `, ${status.startsWith('Superseded') ? 'superseded' : 'amended'} by ${new Intl.ListFormat('en-GB').format(numbers)}`
}

function partsOf(text: string) {
  const [heading, status] = text.split('\n\n')
  const [, number = '', title = ''] = /^# (\d+)\. (.+)$/.exec(heading!) ?? []
  return { number, title, status: status!.replaceAll('\n', ' ') }
}

function kebab(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
