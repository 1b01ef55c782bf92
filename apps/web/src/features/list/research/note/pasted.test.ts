import { expect, test } from 'vitest'
import { forNote } from './pasted.ts'

test('a student who pastes a table into a note keeps its cells apart and its rows on lines of their own', () => {
  const table =
    '<table><tbody><tr><th>College</th><th>Price</th></tr><tr><td><p><b>Reed</b></p></td><td><p>$14,513</p></td></tr></tbody></table>'
  expect(forNote(`<p>Before</p>${table}<p>After</p>`)).toBe(
    '<p>Before</p><p>College | Price</p><p><b>Reed</b> | $14,513</p><p>After</p>',
  )
})

test('a mail that is laid out by a table keeps its paragraphs and lists', () => {
  expect(forNote('<table><tr><td><p>Dear Dani,</p><ul><li>One</li></ul></td></tr></table>')).toBe(
    '<p>Dear Dani,</p><ul><li>One</li></ul>',
  )
})

test('a heading from a word processor stays a heading, whatever its level', () => {
  expect(forNote('<h1 class="x">Costs</h1><h2>Aid</h2><h4>Loans</h4>')).toBe(
    '<h2 class="x">Costs</h2><h2>Aid</h2><h3>Loans</h3>',
  )
})
