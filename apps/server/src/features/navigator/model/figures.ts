/** What stands for a figure that no tool has said. */
const struck = '(figure removed)'

type Figure = { value: string; kind: '$' | '%' | '' }

/**
 * Takes out of a model's text every figure that is in none of these texts, which are what the tools said and what the
 * student wrote, and every mark of a source that there is not.
 * @param sources how many sources were really looked up.
 */
export function checkFigures(
  text: string,
  known: readonly string[],
  sources: number,
): { text: string; struck: number } {
  const said = new Set(
    known.flatMap((one) => figuresIn(one)).flatMap(({ value, kind }) => [`${kind}${value}`, value]),
  )
  let count = 0
  const cited = text.replace(/ ?\[(\d{1,3})\]/g, (mark, number: string) =>
    Number(number) >= 1 && Number(number) <= sources ? mark : '',
  )
  const checked = cited.replace(pattern, (whole: string, offset: number) => {
    if (isMark(cited, whole, offset)) return whole
    const [figure] = figuresIn(whole)
    if (!figure || said.has(`${figure.kind}${figure.value}`)) return whole
    count++
    return struck
  })
  return { text: checked, struck: count }
}

const pattern = /[−-]?\$?\d[\d,]*(?:\.\d+)?(?:\s?(?:%|percent\b|k\b|million\b))?/g

function figuresIn(text: string): Figure[] {
  return [...text.replace(/ ?\[\d{1,3}\]/g, '').matchAll(pattern)].map(([found]) => {
    const digits = /\d[\d,]*(?:\.\d+)?/.exec(found)![0].replaceAll(',', '').replace(/\.$/, '')
    const times = found.endsWith('k') ? 1000 : found.endsWith('million') ? 1_000_000 : 1
    const value = String(Number(digits) * times)
    return { value, kind: found.includes('$') ? '$' : /%|percent/.test(found) ? '%' : '' }
  })
}

/** The number of a source, or of a line in a list: no figures. */
function isMark(text: string, found: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 1), at)
  const after = text.slice(at + found.length, at + found.length + 1)
  if (before === '[' && after === ']') return true
  const isFirst = at === 0 || before === '\n'
  return isFirst && /^\d{1,2}$/.test(found) && /[.)]/.test(after)
}
