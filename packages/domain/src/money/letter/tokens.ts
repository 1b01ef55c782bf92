import type { Cell, LetterLine } from './lines.ts'

/** A part of a line: words, or an amount of dollars. */
export type Token = { is: 'words'; text: string; x: number } | ({ is: 'amount' } & Amount)
/** Dollars, with where they stand: the place of the line in the letter, and points from the left. */
export type Amount = { value: number; line: number; x: number; right: number }

/** With a dollar sign, or with a comma or cents; figures alone only where a cell holds nothing else. */
const inText =
  /(?:US)?\$\s?(?<signed>\d[\d,]*(?:\.\d{2})?)(?![\d%])|(?:^|[^\d#./-])(?<plain>\d{1,3}(?:,\d{3})+(?:\.\d{2})?|\d+\.\d{2})(?![\d%-])/g
const alone = /^[-−–(]*\$?\s?(\d[\d,]*(?:\.\d{1,2})?)\)?(?:\s?\/\s?(?:yr|year|a[ñn]o))?$/
const isYear = (text: string) => /^(19|20)\d\d$/.test(text)
/** Without a dollar sign, "3.25" is a grade point average; "0.00" is an empty cell of a table. */
const isGrade = (text: string) => /^[1-9]\.\d{1,2}$/.test(text)
const afterGrade = /^\s*(?:(?:cumulative|minimum|overall|college)\s+)*(?:GPA|grade|cumulative|promedio)\b/i

/** Takes a line apart into words and amounts, in their order. Dates, percentages and years are words. */
export function tokensOf({ cells }: LetterLine, line: number): Token[] {
  return cells.flatMap((cell) => tokensOfCell(cell, line))
}

function tokensOfCell(cell: Cell, line: number): Token[] {
  const whole = alone.exec(cell.text)
  if (whole && !isYear(whole[1]!) && !isGrade(cell.text))
    return [{ is: 'amount', value: dollarsOf(whole[1]!), line, ...placeOf(cell) }]
  if (/^[-–—]$/.test(cell.text)) return [{ is: 'amount', value: 0, line, ...placeOf(cell) }]
  const at = (index: number) => cell.x + ((cell.right - cell.x) * index) / Math.max(1, cell.text.length)
  const tokens: Token[] = []
  let end = 0
  const addWords = (to: number) => {
    const text = cell.text
      .slice(end, to)
      .replace(/^[\s.…·:_]+(?=\s|$)|[\s.…·_]{2,}$/g, '')
      .trim()
    if (text !== '') tokens.push({ is: 'words', text, x: at(end) })
  }
  for (const found of cell.text.matchAll(inText)) {
    const { signed, plain } = found.groups!
    const figures = signed ?? plain!
    const past = found.index + found[0].length
    if (plain !== undefined && (isGrade(plain) || afterGrade.test(cell.text.slice(past)))) continue
    // Of a figure without a dollar sign, what stands before it was only looked at.
    const start = plain === undefined ? found.index : past - plain.length
    addWords(start)
    end = past
    tokens.push({ is: 'amount', value: dollarsOf(figures), line, x: at(start), right: at(end) })
  }
  addWords(cell.text.length)
  return tokens
}

function placeOf({ x, right }: Cell) {
  return { x, right }
}

function dollarsOf(figures: string): number {
  return Number(figures.replaceAll(',', ''))
}
