import { cycleOn, dueAfter, isPastDay } from '../calendar-dates.ts'
import type { Requirements } from '../colleges/catalog/schema.ts'
import type { Plan } from '../colleges/schema.ts'
import { addDays } from '../today.ts'
import { bindingPlans } from './plans.ts'
import type { ListStatus } from './schema.ts'

/** A step for an application that has gone out, with a day that we propose. The college's own date counts. */
export type NextStep = { label: string; dueOn: string | null }

/** What comes after an application was sent or answered: a sentence, the steps, and one of our guides. */
export type NextSteps = { lead: string; steps: NextStep[]; guide: string }

type Sent = {
  status: ListStatus
  plan: Plan | null
  /** Whether the college asks for a mid-year report; `null` where it is not published. */
  midyearReport: Requirements['midyearReport']
}

type Application = Omit<Sent, 'status'> & { today: string }

/**
 * Returns what a student does once an application has gone out; `null` before that, and if nothing is left to
 * do. The steps are those of the guides, which name their sources. Days within a week or two are proposals.
 * @param today The day where the student is. No step is due before it.
 */
export function nextStepsFor({ status, ...sent }: Sent, today: string): NextSteps | null {
  return next[status]?.({ ...sent, today }) ?? null
}

const next: Partial<Record<ListStatus, (application: Application) => NextSteps>> = {
  Submitted: ({ today, midyearReport }) => ({
    lead: 'You have submitted it. The college’s portal shows whether everything has arrived.',
    steps: [
      { label: 'Set up the applicant portal', dueOn: dueAfter(today, 7) },
      { label: 'Check in the portal that everything has arrived', dueOn: dueAfter(today, 14) },
      ...midyear(midyearReport, today),
    ],
    guide: 'transcripts-and-reports',
  }),
  Offered: ({ today }) => ({
    lead: 'The college offers you a place before you have asked for one. Such an offer binds you to nothing, and you may answer it after the others.',
    steps: [
      {
        label: 'Read what the offer asks for: a short form, a transcript, a date',
        dueOn: dueAfter(today, 7),
      },
      { label: 'Compare the aid offer with the others', dueOn: dueAfter(today, 14) },
      ...byMay('Answer the college', today),
    ],
    guide: 'may-1',
  }),
  Deferred: ({ today, plan, midyearReport }) => ({
    lead: isBinding(plan)
      ? 'It will be read again with the regular applications, and you are no longer bound. Change the plan to Regular, so that an admission in spring leaves you free to choose.'
      : 'It will be read again with the regular applications. One good letter helps; more do not.',
    steps: [
      { label: 'Read what the college asks for after a deferral', dueOn: dueAfter(today, 7) },
      { label: 'Send one letter of continued interest', dueOn: inSpring('01-31', today) },
      ...midyear(midyearReport, today),
    ],
    guide: 'deferred',
  }),
  Waitlisted: ({ today }) => ({
    lead: 'Decide whether you want to stay on the list, and secure a spot elsewhere.',
    steps: [
      { label: 'Answer the waitlist offer in the portal', dueOn: dueAfter(today, 7) },
      { label: 'Write once to say what is new and that I would attend', dueOn: dueAfter(today, 14) },
      ...byMay('Deposit at another college', today),
    ],
    guide: 'waitlisted',
  }),
  Accepted: ({ today, plan }) =>
    isBinding(plan)
      ? {
          lead: 'Congratulations! An early decision is a promise: accept here, and withdraw elsewhere. If you were deferred first, you are not bound: change the plan to Regular.',
          steps: [
            { label: 'Read the aid offer with my family', dueOn: dueAfter(today, 7) },
            { label: 'Accept and pay the deposit by the date in the letter', dueOn: null },
            { label: 'Withdraw my other applications', dueOn: dueAfter(today, 14) },
          ],
          guide: 'early-decision',
        }
      : {
          lead: 'Congratulations! Compare what it would cost before you answer.',
          steps: [
            { label: 'Compare the aid offer with the others', dueOn: dueAfter(today, 14) },
            ...byMay('Answer the college', today),
          ],
          guide: 'may-1',
        },
  Committed: ({ today }) => ({
    lead: 'You have committed. A few things still have their own dates.',
    steps: [
      { label: 'Withdraw my other applications', dueOn: dueAfter(today, 7) },
      { label: 'Send in the housing form', dueOn: null },
      { label: 'Ask for the final transcript', dueOn: inSpring('06-01', today, answered(today)) },
    ],
    guide: 'after-you-commit',
  }),
}

function isBinding(plan: Plan | null): boolean {
  return plan !== null && bindingPlans.includes(plan)
}

/** Returns the step for the mid-year report: most colleges want first-half grades in January or February. */
function midyear(midyearReport: Requirements['midyearReport'], today: string): NextStep[] {
  if (midyearReport === false) return []
  return [{ label: 'Ask my counselor for the mid-year report', dueOn: inSpring('01-31', today) }]
}

/** Returns a step due by May 1, as most colleges want it; none later, when only the letter's date counts. */
function byMay(label: string, today: string): NextStep[] {
  const day = springDay('05-01', answered(today))
  return isPastDay(day, today) ? [] : [{ label: `${label} by May 1, or the date in its letter`, dueOn: day }]
}

/** A day in the application year of a decision: in August, the last decisions of the year before still arrive. */
function answered(today: string): string {
  return today.slice(5, 7) === '08' ? addDays(today, -31) : today
}

/** A day in the spring of the application year that `within` is in, or a week from now once it has passed. */
function inSpring(monthDay: string, today: string, within = today): string {
  const day = springDay(monthDay, within)
  return isPastDay(day, today) ? dueAfter(today, 7) : day
}

function springDay(monthDay: string, today: string): string {
  return `${Number(cycleOn(today).slice(0, 4)) + 1}-${monthDay}`
}
