export type NamedCollege = { id: string; name: string }
type Placed = NamedCollege & { from: number; to: number }

/** A message of the conversation, with the colleges it names and where in the text. */
export type Heard = { text: string; colleges: readonly Placed[] }

const asking =
  'what|how|when|which|where|who|is|are|do|does|can|should|will|would|did|tell|show|compare|add|remind|find'
const boundary = new RegExp(
  `[?!\\n;]+|(?<!\\b(?:M[rs]|Mrs|Dr|St|Prof|vs))\\.(?=\\s+\\p{Lu})|,?\\s+(?:and|then|also)\\s+(?=(?:${asking})\\b)|\\.\\s*$`,
  'giu',
)

/** Splits a message into clauses with the colleges in each, without splitting a name. */
export function clausesOf({ text, colleges }: Heard): Heard[] {
  const clauses: Heard[] = []
  let from = 0
  const cut = (to: number, next: number) => {
    const part = text.slice(from, to)
    const inside = colleges.filter((college) => college.from >= from && college.to <= to)
    if (/[\p{L}\p{N}]/u.test(part))
      clauses.push({
        text: part,
        colleges: inside.map((college) => ({ ...college, from: college.from - from, to: college.to - from })),
      })
    from = next
  }
  for (const match of text.matchAll(boundary)) {
    const [at, end] = [match.index, match.index + match[0].length]
    if (colleges.some((college) => college.from < end && college.to > at && college.from < at)) continue
    cut(at, end)
  }
  cut(text.length, text.length)
  return clauses
}

export function withoutNames({ text, colleges }: Heard): string {
  return colleges
    .reduceRight((rest, { from, to }) => `${rest.slice(0, from)} it ${rest.slice(to)}`, text)
    .replaceAll(' it ', ' ')
}

export function wordsOf(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
}

/** Returns the colleges that a clause does not leave out: “add Purdue but not Indiana or Ohio State”. */
export function wantedIn({ text, colleges }: Heard): NamedCollege[] {
  let isLeftOut = false
  return colleges.flatMap(({ id, name, from }, at) => {
    const between = text.slice(colleges[at - 1]?.to ?? 0, from)
    isLeftOut = leavesOut.test(between) || (isLeftOut && goesOn.test(between))
    return isLeftOut ? [] : [{ id, name }]
  })
}
const leavesOut =
  /(?:\b(?:not|no|without|except|instead of|rather than)|(?:\b(?:don['’]?t|do not|never) (?:add|put|save)))(?: the| for)?\s*$/i
const goesOn = /^\s*(?:,|\/|&|,?\s*\b(?:and|or|nor)\b)?\s*(?:the )?$/i
