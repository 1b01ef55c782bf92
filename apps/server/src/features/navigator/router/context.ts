import type { AnswerCard } from '#features/library/content/answers.ts'
import { wordsOf } from '../requests/clauses.ts'
import type { Kind } from '../requests/kinds.ts'
import { backReference, followUp, whatAbout } from '../requests/phrases.ts'
import { asksOn } from './asks-on.ts'
import { cardsIn, isGentle } from './decide.ts'
import { isNear } from './persons.ts'
import type { Reading, Router } from './router.ts'
import { collegeWord } from './ways-of-tools.ts'
import { tellingWordsOf } from './words.ts'

/** A text as it is compared, with what was spoken of before it. */
export type InContext = {
  text: string
  /** What the conversation was about before it, in the person’s words, or nothing. */
  before: string
  /** The card that the message before was answered with. */
  told: AnswerCard | undefined
}

/**
 * Reads a short message both by itself and together with what was spoken of before, and lets both count: “who has to
 * sign”, after what the FAFSA is, is meant by what is near to both. What was told just now is hardly meant again, and
 * more likely something else of its topic.
 */
export function readInContext({ text, before, told }: InContext, router: Router): Reading[] {
  // “What about sports” tells of nothing that is felt.
  const isOfTopic = whatAbout.test(text) && wordsOf(text) <= mostOfTopic
  const alone = isOfTopic ? unfelt(router.read(text, most)) : router.read(text, most)
  const isThin = tellingWordsOf(text) < 2 && wordsOf(text) <= mostWords
  // “What do I say to her”, of the friend who is in danger: they are told once more.
  const isOfFriend = before !== '' && isThin && /\b(her|him|them|she|he)\b/i.test(text)
  if (isOfFriend) {
    const [first] = cardsIn(router.read(before, most))
    if (first?.card.topic === 'danger' && first.chance >= sureAlone) return [first]
  }
  // Who is in danger, or in despair, is heard whatever the conversation was about.
  const [best] = cardsIn(alone)
  if (best && isGentle(best.card) && best.chance >= (best.card.topic === 'danger' ? sureOfDanger : sureAlone))
    return alone.slice(0, mostGiven)
  const isShort = wordsOf(text) <= mostWords && !text.includes(collegeWord)
  if (before === '' || !(isShort || followUp.test(text))) return alone.slice(0, mostGiven)
  // “Whats due this week” is asked of the student's own entries, whatever came before it.
  const [nearest] = alone
  const isOfOwn =
    nearest &&
    'tool' in nearest &&
    nearest.chance >= (ofOwn.includes(nearest.tool.kind) ? sureAlone : isThin ? 1 : sureOfTool)
  if (isOfOwn && !followUp.test(text)) return alone.slice(0, mostGiven)
  // “Can i still add a school tonight”, after the FAFSA, says all by itself.
  const isWhole = !followUp.test(text) && !backReference.test(text)
  const telling = tellingWordsOf(text)
  // “How many clubs do I need” is whole, “before or after loans” is not.
  const clear = telling > 1 ? clearIn.several : telling === 1 && ofSelf.test(text) ? clearIn.one : 1
  if (isWhole && best && nearest && best === nearest && best.chance >= clear) return alone.slice(0, mostGiven)
  // “Who fills out the fafsa, me or her”, after what a college costs, has begun with something else.
  const isNew = telling > 1 && before.includes(collegeWord) && !text.includes(collegeWord)
  if (isWhole && isNew && best && best === nearest && best.chance >= clearIn.new)
    return alone.slice(0, mostGiven)
  const together = router.read(`${before} ${text}`, most)
  return both(
    { alone, together },
    {
      ofItself: telling === 0 ? byItself.plain : byItself.telling,
      told,
      isOfIt: backReference.test(text),
      isOfTold: told !== undefined && asksOn(text, told),
      near: router.near,
    },
  ).slice(0, mostGiven)
}

function unfelt(readings: readonly Reading[]): Reading[] {
  return readings
    .map((one) =>
      'card' in one && one.card.topic === 'feelings' ? { ...one, chance: one.chance * ofFeeling ** 2 } : one,
    )
    .toSorted((one, other) => other.chance - one.chance)
}

/** Combines two readings: what only one of them finds is little likely. */
function both(
  { alone, together }: { alone: readonly Reading[]; together: readonly Reading[] },
  { ofItself, near, ...more }: Together,
): Reading[] {
  const chances = (readings: readonly Reading[]) => new Map(readings.map((one) => [meantBy(one), one.chance]))
  const [ofAlone, ofTogether] = [chances(alone), chances(together)]
  const all = new Map([...together, ...alone].map((one) => [meantBy(one), one]))
  // What they are was said before, too, though not in the message before.
  const ofTalk = (one: Reading, meant: object) => {
    const chance = ofTogether.get(meant) ?? 0
    return 'card' in one && isNear(one.card, near) ? Math.max(chance, ofAlone.get(meant) ?? 0) : chance
  }
  const weighed = [...all].map(([meant, one]) => ({
    ...one,
    chance:
      ((ofAlone.get(meant) ?? 0) + unseen) ** ofItself *
      (ofTalk(one, meant) + unseen) ** withBefore *
      leaning(one, more),
  }))
  const sum = weighed.reduce((total, { chance }) => total + chance, 0)
  return weighed
    .map((one) => ({ ...one, chance: one.chance / sum }))
    .toSorted((one, other) => other.chance - one.chance)
}

function meantBy(one: Reading): object {
  return 'card' in one ? one.card : one.tool
}

type Together = {
  ofItself: number
  told: AnswerCard | undefined
  /** Whether a word stands for what was spoken of. */
  isOfIt: boolean
  /** Whether what is asked on about stands in what was told. */
  isOfTold: boolean
  near: ReadonlySet<string>
}

function leaning(one: Reading, { told, isOfIt, isOfTold }: Omit<Together, 'ofItself' | 'near'>): number {
  if (!told || !('card' in one)) return 1
  if (one.card === told) return isOfTold ? ofSame : again
  // “Does it cost anything”, after the FAFSA, asks of no app.
  if (isOfIt && one.card.topic === 'product' && told.topic !== 'product') return ofFeeling / 2
  // Nobody is comforted, or thought in danger, for words of the message before.
  if (isGentle(one.card) && !isGentle(told)) return ofFeeling
  return one.card.topic === told.topic && !isGentle(told) ? ofTopic : 1
}

/** How much the two readings count, and a chance that is none: chosen by 160 pairs of a question and what follows it. */
const byItself = { plain: 0.3, telling: 0.5 }
const withBefore = 0.7
const unseen = 0.001
/** The same where what was told has the words that are asked: “do loans count in that”. */
const ofSame = 4
/** How likely what was told is meant again, another card of its topic, or one of a feeling, beside any other card. */
const [again, ofTopic, ofFeeling] = [0.03, 2, 0.2]
const mostWords = 12
const mostOfTopic = 4
/** How many readings are combined, and how many are given. */
const [most, mostGiven] = [34, 8]
/** What is looked up in the student's own entries. */
const ofOwn: readonly Kind[] = ['deadlines', 'week', 'list-essays', 'balance', 'next']
const sureAlone = 0.3
/** From which chance a question is clear by itself, by how many words say what it is about. */
const clearIn = { several: 0.5, one: 0.7, new: 0.2 }
const ofSelf = /\b(i|we|my|our)\b/i
const sureOfDanger = 0.12
const sureOfTool = 0.6
