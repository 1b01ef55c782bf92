import type { Finding } from '@bearings/domain/essays/spelling/options'
import { expect, test } from 'vitest'
import { slicesOf } from './slices.ts'

const at = (start: number, end: number): Finding => ({ start, end, kind: '', message: '', replacements: [] })

test('a long essay is drawn in slices of whole lines, with each mark where its words are', () => {
  const line = `${'word '.repeat(200)}wrng\n`
  const text = line.repeat(20)
  const list = Array.from({ length: 15 }, (_, index) =>
    at(index * line.length + 1000, index * line.length + 1004),
  )
  const slices = slicesOf(text, list)

  expect(slices.map((slice) => slice.text).join('')).toBe(text.slice(0, line.length * 16))
  expect(slices.every((slice) => slice.text.endsWith('\n') && slice.text.length < 6000)).toBe(true)
  const marked = slices.flatMap((slice) => slice.list.map(({ start, end }) => slice.text.slice(start, end)))
  expect(marked).toEqual(Array.from({ length: 15 }, () => 'wrng'))
})

test('a text without marks needs no layer', () => {
  expect(slicesOf('Good.', [])).toEqual([])
})
