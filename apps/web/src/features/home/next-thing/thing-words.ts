import { leftInWords, pathOf } from '@bearings/domain/deadlines/rules'
import { daysInWords } from '@bearings/domain/library/timeline'
import type { AidStep } from '@bearings/domain/money/options'
import { countInWords } from '@bearings/domain/progress/asked-of-list'
import type { FirstStep, Thing, Written } from '@bearings/domain/progress/next-things/thing'
import { truncateLine } from '@bearings/domain/truncate'
import { counted, formatInteger, monthDay } from '@bearings/domain/words'
import { linkTo } from '#platform/navigation/link-to.ts'

/** What a thing is called, what is left of it, and where its button leads; `null` where the button does it. */
export type ThingWords = { title: string; about: string; action: Action | null }
type Action = { label: string; way: ReturnType<typeof linkTo> }

export function wordsOf(thing: Thing): ThingWords {
  switch (thing.kind) {
    case 'application':
      return applicationWords(thing)
    case 'missed': {
      const { id, name, nextPlan } = thing.entry
      const passed = `${thing.plan} passed${thing.missed ? ` on ${monthDay(thing.missed)}` : ''}.`
      const page = { label: 'Open Its Page', way: pageOf(id) }
      return nextPlan
        ? { title: name, about: passed, action: null }
        : { title: name, about: `${passed} Choose another plan, or withdraw it.`, action: page }
    }
    case 'asked': {
      const { entryIds, essays, items } = thing.asked
      const title =
        entryIds.length === 1 ? 'Add what your college asks' : `Add what your ${entryIds.length} colleges ask`
      const way = { to: '/schools', search: { add: 'asked' } as never }
      return {
        title,
        about: `${countInWords({ essays, items })}, each with its source.`,
        action: { label: 'See What They Ask', way },
      }
    }
    case 'unplanned': {
      const action = { label: 'Choose a Plan', way: pageOf(thing.entryId) }
      return { title: thing.name, about: 'It has no date yet, so nothing reminds you of it.', action }
    }
    case 'essay': {
      const { essay, schoolName, isFor } = thing
      const place = schoolName ?? (isFor ? `Shared essay, before ${isFor}` : 'Shared essay')
      return { title: nameOf(essay), about: `${place}. ${wordsLeft(essay)}.`, action: writing(essay) }
    }
    case 'dated': {
      const { source, title, detail, schoolName } = thing.deadline
      const about = [schoolName, detail].filter(Boolean).join(' · ')
      const label =
        source === 'task' ? 'Open the Task' : source === 'checklist' ? 'Open the Checklist' : 'Open It'
      return { title, about, action: { label, way: linkTo(pathOf(thing.deadline)) } }
    }
    case 'letter': {
      const about = `${thing.school} needs it by ${monthDay(thing.neededBy)}. Teachers want about four weeks.`
      const action = { label: 'Open Recommenders', way: linkTo('/recommenders') }
      return { title: `Ask ${thing.name} for a letter`, about, action }
    }
    case 'aid':
      return {
        ...aidWords[thing.step]!,
        action: { label: 'Open the Steps', way: linkTo('/financial/forms') },
      }
    case 'portals': {
      const title = `${counted(thing.count, 'portal')} to look at`
      const about = 'A college says there what is missing. Not looked at this week.'
      const way = { to: '/schools', search: { stage: 'waiting' } as never }
      return { title, about, action: { label: 'Open Waiting', way } }
    }
    case 'milestone': {
      const { title, guide } = thing.milestone
      const action = { label: 'Read the Guide', way: linkTo(`/resources/guides/${guide}`) }
      return { title, about: daysInWords(thing.milestone), action }
    }
    default:
      return firstSteps[thing.kind]
  }
}

function applicationWords({
  entryId,
  name,
  plan,
  left,
  essay,
}: Extract<Thing, { kind: 'application' }>): ThingWords {
  const count = leftInWords({ done: false, left, words: null })
  const title = `${name}: ${plan}`
  const page = pageOf(entryId)
  if (essay)
    return {
      title,
      about: `${count ? `${count}. ` : ''}“${nameOf(essay)}”: ${wordsLeft(essay)}.`,
      action: writing(essay),
    }
  if (count) return { title, about: `${count}.`, action: { label: 'Open the Checklist', way: page } }
  return { title, about: 'All that is left is to send it.', action: { label: 'Open Its Page', way: page } }
}

function pageOf(entryId: string) {
  return linkTo(`/schools/${entryId}/research`)
}

function writing({ id, words }: Written): Action {
  return { label: words === 0 ? 'Begin the Essay' : 'Write the Essay', way: linkTo(`/essays/${id}`) }
}

function nameOf({ promptName }: Written): string {
  return truncateLine(promptName, 60)
}

function wordsLeft({ words, wordLimit }: Written): string {
  if (words === 0) return 'not begun'
  return wordLimit === null
    ? counted(words, 'word')
    : `${formatInteger(words)} of ${counted(wordLimit, 'word')}`
}

/** The steps of aid that have a day. */
const aidWords: Partial<Record<AidStep, { title: string; about: string }>> = {
  'fsa-id': {
    title: 'Create StudentAid.gov accounts',
    about: 'You and one parent each need one to sign the FAFSA, or both if they filed apart.',
  },
  documents: {
    title: 'Gather what the aid forms ask for',
    about: 'Tax returns, W-2s, and account balances.',
  },
  fafsa: {
    title: 'File the FAFSA',
    about: 'It is free. Some states and colleges give aid first come, first served.',
  },
  'css-account': {
    title: 'See which colleges ask for the CSS Profile',
    about: 'Mostly private ones do. Each sets its own date.',
  },
}

const step = (title: string, about: string, label: string, path: string) => ({
  title,
  about,
  action: { label, way: linkTo(path) },
})

const firstSteps: Record<FirstStep, ThingWords> = {
  college: step('Add a first college', 'With its dates, price and figures.', 'Add a College', '/schools'),
  'first-essay': step(
    'Begin one essay',
    'A personal statement fits most colleges.',
    'Begin an Essay',
    '/essays?add=shared',
  ),
  profile: step(
    'Say where you stand',
    'Background, grades, activities and honors.',
    'Continue Your Profile',
    '/profile',
  ),
  courses: step(
    'Note your courses and grades',
    'Each term, while you know them.',
    'Add Courses',
    '/profile/edit/1',
  ),
  activities: step('Write down what you do', 'With hours and years.', 'Add Activities', '/profile/edit/2'),
  explore: step('Look at some colleges', 'Nothing has to be decided.', 'Explore Colleges', '/schools/find'),
}
