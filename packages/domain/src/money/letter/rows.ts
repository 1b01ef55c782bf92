import { type Column, columnsOf } from './columns.ts'
import { type LetterLine, textOf } from './lines.ts'
import { type Amount, tokensOf, type Token } from './tokens.ts'

export type Row = {
  line: number
  page: number
  text: string
  tokens: Token[]
  isSentence: boolean
  isHead: boolean
  columns: Column[]
  isTaken: boolean
}

/** Joins sentences that go on in the next line, and amounts that stand below their name. */
export function rowsOf(lines: readonly LetterLine[]): Row[] {
  const rows: Row[] = []
  for (const [line, each] of lines.entries()) {
    const tokens = tokensOf(each, line)
    const text = textOf(each)
    const last = rows.at(-1)
    const hasAmounts = amountsIn(tokens).length > 0
    const isAlone = hasAmounts && tokens.every((token) => token.is === 'amount')
    const columns = hasAmounts ? [] : columnsOf(each)
    const isSentence = each.cells.length === 1 && text.split(/\s+/).length >= 9 && isProse(text)
    const goesOn =
      last?.isSentence && last.page === each.page && !/[.:;!?]$/.test(last.text) && each.cells.length === 1
    if (last && goesOn && (isSentence || /^[\p{Ll}$]/u.test(text))) {
      last.tokens = joined([...last.tokens, ...tokens])
      last.text += ` ${text}`
    } else if (
      last &&
      isAlone &&
      last.page === each.page &&
      !last.isSentence &&
      !last.isHead &&
      canTake(last)
    )
      last.tokens = [...last.tokens, ...tokens]
    else
      rows.push({
        line,
        page: each.page,
        text,
        tokens,
        isSentence,
        isHead: columns.length > 0,
        columns,
        isTaken: false,
      })
  }
  return rows
}

/** Pasted tables have each cell on a line of its own: a name, and then its amounts. */
function canTake({ tokens }: Row): boolean {
  return tokens[0]?.is === 'words' && tokens.slice(1).every((token) => token.is === 'amount')
}

function isProse(text: string): boolean {
  return /\b(you|your|we|is|are|will|has|been|usted|su|le|hemos|es)\b/i.test(text) || /[.,;]\s/.test(text)
}

function joined(tokens: readonly Token[]): Token[] {
  return tokens.reduce<Token[]>((all, token) => {
    const last = all.at(-1)
    if (last?.is === 'words' && token.is === 'words')
      return [...all.slice(0, -1), { ...last, text: `${last.text} ${token.text}` }]
    return [...all, token]
  }, [])
}

export function amountsIn(tokens: readonly Token[]): Amount[] {
  return tokens.flatMap((token) => (token.is === 'amount' ? [token] : []))
}
