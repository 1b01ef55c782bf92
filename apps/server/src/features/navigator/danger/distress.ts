import { lifelineIn } from './in-other-languages.ts'
import { inSpanish } from './in-spanish.ts'
import { plainly } from './manner-of-speaking.ts'
import { inEnglish } from './of-hurt.ts'
import { ofHarm, ofOneself } from './of-oneself.ts'
import { ofOther, ofViolence } from './of-others.ts'

/** Words that stand between the others and change nothing: “I want to just disappear”. */
const fillers =
  /\b(just|really|honestly|literally|kinda|kind of|lowkey|actually|totally|so bad(ly)?|like|fucking) (?=\w)/gi

/** Who is in danger, by what they write. */
type Danger = {
  ofOneself: boolean
  /** Whether the words leave no doubt that it is of death or harm. */
  isOfHarm: boolean
  ofOther: boolean
  /** Who hurts them: somebody at home, a grown-up elsewhere; or that it was an assault. */
  hurt: 'at-home' | 'by-adult' | 'assault' | null
}

/** Returns who may be in danger; `null` if nobody seems to be. Missing one is worse than asking once too often. */
export function dangerIn(text: string): Danger | null {
  const written = text.replace(/[’‘]/g, "'")
  return dangerOf(plainly(written)) ?? dangerOf(plainly(written.replace(fillers, '')))
}

function dangerOf(text: string): Danger | null {
  // “My friend wants to kill herself” is said of her only: what is left is said of oneself.
  const own = text.replace(ofOther, ' ').replace(inSpanish.ofOther, ' ')
  const danger: Danger = {
    ofOneself: ofOneself.test(own) || inSpanish.ofOneself.test(own),
    isOfHarm: ofHarm.test(own) || inSpanish.ofOneself.test(own),
    ofOther: own !== text,
    hurt: hurtIn(text),
  }
  const isAny = danger.ofOneself || danger.ofOther || danger.hurt !== null || ofViolence.test(text)
  return isAny ? danger : null
}

function hurtIn(text: string): Danger['hurt'] {
  for (const { ofHurt, ofAssault, ofAdult } of [inEnglish, inSpanish]) {
    const found = ofHurt.exec(text)
    if (found && ofAdult.test(text.slice(0, found.index + found[0].length))) return 'by-adult'
    if (found) return ofAssault.test(text) ? 'assault' : 'at-home'
  }
  return null
}

/** Whether somebody may be in danger. It comes before everything else that a message asks. */
export const distress = {
  test: (text: string) => dangerIn(text) !== null || lifelineIn(text) !== null,
}
