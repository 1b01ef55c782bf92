import { stateNames } from '#states.ts'
import { plain } from './rules.ts'
import { wordsIn } from './words.ts'

/** One way to call a college, and how surely somebody who types it means this college: 100 at most. */
export type Form = {
  words: string[]
  joined: string
  plain: string
  sureness: number
  /** Whether it is the college's own name in full, and not a short form or an alias. */
  isOwn: boolean
}

const states = Object.values(stateNames)
const codes = new Map(Object.entries(stateNames).map(([code, state]) => [state, code]))
const ofState = new Map(states.map((state) => [state, `University of ${state}`]))
const withCampus =
  /^(.*?\b(?:University|College|Institute of Technology|A&M University)),? ?(?:[,-]| at | in )(?:the )?(.+)$/

/** Nicknames of systems, besides their initials. */
const nicknames: readonly [RegExp, string[]][] = [
  [/^California State University$/, ['Cal State']],
  [/^California (State Polytechnic|Polytechnic State) University$/, ['Cal Poly']],
  [/^University of Massachusetts$/, ['UMass']],
  [/^University of Colorado$/, ['CU']],
  [/^University of Maryland$/, ['UMD']],
  [/^University of Minnesota$/, ['UMN']],
  [/^University of Connecticut$/, ['UConn']],
  [/^University of Pittsburgh$/, ['Pitt']],
  [/^Texas A ?& ?M University$/, ['TAMU', 'A&M']],
]

/**
 * Returns all the ways in which people may call a college.
 * @param names its own names: the displayed one and the federal one.
 * @param aliases names that it is known by, which are not shortened.
 */
export function formsOf(names: readonly string[], aliases: readonly string[]): Form[] {
  const forms = new Map<string, Form>()
  const add = (text: string, sureness: number, isOwn = false) => {
    const words = wordsIn(text)
    const joined = words.join('')
    if (joined.length > 1 && (forms.get(joined)?.sureness ?? 0) < sureness)
      forms.set(joined, { words, joined, plain: plain(text), sureness, isOwn })
  }
  for (const name of names) {
    add(name, 100, true)
    for (const shorter of withoutKind(name)) add(shorter, 99)
    const ofSystem = /^(?:SUNY|CUNY) (.+)$/.exec(name)?.[1]
    if (ofSystem) for (const shorter of [ofSystem, ...withoutKind(ofSystem)]) add(shorter, 96)
    const [general, state] = splitAt(name, name.lastIndexOf(' of '), ' of ')
    if (wordsIn(general).length > 1 && ofState.has(state)) add(general, 92)
    for (const [part, campus] of systemsOf(name)) {
      add(part, 97)
      for (const shorter of withoutKind(part)) add(shorter, 96)
      add(campus, 86)
      for (const nickname of [initialsOf(part), ...nicknamesOf(part)]) add(`${nickname} ${campus}`, 97)
    }
    if (/^State University of New York|^SUNY/.test(name))
      add(name.replace(/^State University of New York( at)?/, 'SUNY'), 97)
    const firstShort = /^([A-Z])[a-z]+ (State|Tech)\b/.exec(name)
    if (firstShort) add(`${firstShort[1]} ${firstShort[2]}`, 86)
    const [, inState = '', kind = ''] = /^(.+?) (State|Tech)(?: University)?\b/.exec(name) ?? []
    if (codes.has(inState)) add(`${codes.get(inState)}${kind}`, 87)
    add(initialsOf(name), 88)
    add(initialsOf(name, /^$/), 84)
  }
  for (const alias of aliases) add(alias, 100)
  return [...forms.values()]
}

/** "University of Virginia" is also "Virginia" and "U Virginia", "Yale University" is "Yale". */
function withoutKind(name: string): string[] {
  const [, after] = /^(?:The )?(?:University|College) (?:of|at) (?:the )?(.+)$/i.exec(name) ?? []
  const [, before] = /^(?:The )?(.+?) (?:University|College|Colleges)$/i.exec(name) ?? []
  const isUniversity = /^(?:The )?University of/i.test(name)
  return [after, after && isUniversity && `U ${after}`, before].filter(
    (text) => text !== undefined && text !== '' && text !== false,
  ) as string[]
}

/** Splits the name of a campus into its system or university and the campus, in every way that fits. */
function systemsOf(name: string): [string, string][] {
  const found: [string, string][] = []
  const bare = name.replace(/^The /, '')
  for (const system of bare.startsWith('University of ') ? ofState.values() : [])
    if (/^[ ,-]/.test(bare.slice(system.length)) && bare.startsWith(system))
      found.push([system, bare.slice(system.length).replace(/^[ ,-]+(at |in )?/, '')])
  const parts = withCampus.exec(name)
  if (parts) found.push([parts[1]!, parts[2]!])
  return found
    .filter(([system]) => wordsIn(system).length > 1)
    .map(([system, campus]) => [system, campus.replace(/ Campus$/, '')])
}

function splitAt(text: string, at: number, separator: string): [string, string] {
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + separator.length)]
}

function nicknamesOf(system: string): string[] {
  return nicknames.flatMap(([name, called]) => (name.test(system) ? called : []))
}

/** "Embry-Riddle Aeronautical University" is ERAU. */
function initialsOf(name: string, left = /^(the|of|at|in|for|and|de)$/): string {
  return plain(name)
    .split(' ')
    .filter((word) => word !== '' && !left.test(word))
    .map((word) => word[0])
    .join('')
}
