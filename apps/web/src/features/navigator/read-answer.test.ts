import { expect, test } from 'vitest'
import { readAnswer } from './read-answer.ts'

test('a figure, its source and the way on are told apart', () => {
  expect(readAnswer('It admits **57%** [1]. [More](/schools)')).toEqual([
    {
      kind: 'paragraph',
      pieces: [
        { kind: 'text', text: 'It admits ' },
        { kind: 'strong', text: '57%' },
        { kind: 'text', text: ' ' },
        { kind: 'cite', text: '1', number: 1 },
        { kind: 'text', text: '. ' },
        { kind: 'link', text: 'More', to: '/schools' },
      ],
    },
  ])
})

test('a table has a head and rows, and a list its items', () => {
  expect(
    readAnswer('Here:\n- one\n- two\n\n| College | Net price |\n| --- | ---: |\n| Rice | $1 |').map(
      ({ kind }) => kind,
    ),
  ).toEqual(['paragraph', 'list', 'table'])
})

test('a link that leads outside, and HTML, stay what they are: text', () => {
  const [block] = readAnswer('[here](https://evil.example) [there](//evil.example) <b onclick=x>')
  expect(block).toMatchObject({ kind: 'paragraph' })
  expect(JSON.stringify(block)).not.toContain('"link"')
})
