import type { AidPromise } from '../aid/schema.ts'
import type { ChangeStatus } from '../changes/options.ts'
import type { OddsFacts } from '../odds/schema.ts'
import type { Control, Level } from '../schema.ts'
import { choice, type Column, lists, rare, rareFacts, rareFlags, scaled, stepped, texts } from './columns.ts'
import type { FindableCollege, FindingFile, Locale } from './schema.ts'

const share = scaled(10_000)
const whole = scaled(1)
const date = rare<string>()

/** The encoding of each column. Colleges are sorted by federal number, which mostly keeps states together. */
const columns: { [Name in keyof FindableCollege]: Column<FindableCollege[Name]> } = {
  unitid: stepped(1) as Column<number>,
  name: texts as Column<string>,
  federalName: texts,
  aliases: lists,
  city: texts,
  state: choice(),
  level: choice<Level>(),
  control: choice<Control>(),
  locale: choice<Locale>(),
  lat: stepped(100),
  lon: stepped(100),
  undergraduates: whole,
  admissionRate: share,
  yieldRate: scaled(1000),
  graduationRate: scaled(1000),
  hasOpenAdmission: yesOrNo(),
  takesNobody: rareFlags,
  changeStatus: rare<ChangeStatus>(),
  changeEndsOn: rare(),
  changeSuccessor: rare(),
  odds: rareFacts<OddsFacts>(),
  promises: rareFacts<readonly AidPromise[]>(),
  testPolicy: choice(),
  satReading25: whole,
  satReading75: whole,
  satMath25: whole,
  satMath75: whole,
  act25: whole,
  act75: whole,
  averageGpa: scaled(100),
  cost: whole,
  tuitionInState: whole,
  tuitionOutOfState: whole,
  netPrice: whole,
  netPriceUpTo30k: whole,
  netPriceFrom30k: whole,
  netPriceFrom48k: whole,
  netPriceFrom75k: whole,
  netPriceFrom110k: whole,
  isWomens: rareFlags,
  isMens: rareFlags,
  isHbcu: rareFlags,
  isHsi: rareFlags,
  isTribal: rareFlags,
  isOnlineOnly: rareFlags,
  religiousAffiliation: rare(),
  applicationSystem: rare(),
  closes_early_decision: date,
  closes_early_decision_2: date,
  closes_early_action: date,
  closes_early_action_2: date,
  closes_restrictive_early_action: date,
  closes_regular: date,
  closes_rolling: date,
  closes_priority: date,
}
const names = Object.keys(columns) as (keyof FindableCollege)[]

/** Encodes the whole catalog as one text, one column after another, to be compressed and sent as a file. */
export function encodeFinding({ colleges, sources }: FindingFile): string {
  const sorted = colleges.toSorted((one, other) => one.unitid - other.unitid)
  const written = names.map((name) => {
    const column = columns[name] as Column<unknown>
    return [name, column.encode(sorted.map((college) => college[name]))]
  })
  return JSON.stringify({ count: sorted.length, sources, columns: Object.fromEntries(written) })
}

/** @throws SyntaxError if the text is not JSON. */
export function decodeFinding(text: string): FindingFile {
  const work = decodingFinding(text)
  for (;;) {
    const { done, value } = work.next()
    if (done) return value
  }
}

/**
 * Decodes column by column, and yields after each, because all of them take a slow phone a third of a second.
 * @throws SyntaxError if the text is not JSON.
 */
export function* decodingFinding(text: string): Generator<void, FindingFile> {
  const {
    count,
    sources,
    columns: stored,
  } = JSON.parse(text) as {
    count: number
    sources: FindingFile['sources']
    columns: Record<keyof FindableCollege, unknown>
  }
  // Copies of one object have all fields from the start: adding fifty to each, one by one, takes longer than
  // everything else here. So does a loop over `entries()`, which makes an array for each of 180,000 values.
  const blank = Object.fromEntries(names.map((name) => [name, null]))
  const colleges: Record<string, unknown>[] = Array.from({ length: count }, () => ({ ...blank }))
  for (const name of names) {
    const values = (columns[name] as Column<unknown>).decode(stored[name], count)
    for (let at = 0; at < count; at++) colleges[at]![name] = values[at]
    yield
  }
  return { colleges: colleges as FindableCollege[], sources }
}

function yesOrNo(): Column<boolean | null> {
  const words = choice<'yes' | 'no'>()
  return {
    encode: (values) => words.encode(values.map((value) => (value === null ? null : value ? 'yes' : 'no'))),
    decode: (stored, count) =>
      words.decode(stored, count).map((word) => (word === null ? null : word === 'yes')),
  }
}
