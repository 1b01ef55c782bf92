import type { Deadline as SchoolDate } from '#colleges/schema.ts'
import type { Deadline } from '#deadlines/schema.ts'
import type { EssaySummary } from '#essays/schema.ts'
import type { DatedMilestone } from '#library/timeline.ts'
import type { ListEntry } from '#list/schema.ts'
import type { AidStep } from '#money/options.ts'
import type { AidSteps } from '#money/schema.ts'
import type { Recommenders } from '#recommenders/schema.ts'
import type { AskedOfList } from '../asked-of-list.ts'

/** The student's time zone, the present time, and the day there. */
export type Here = { timeZone: string; now: Date; today: string }

/** An essay as far as it decides what comes next. */
export type Written = Pick<
  EssaySummary,
  'id' | 'entryId' | 'promptName' | 'status' | 'words' | 'wordLimit' | 'characterLimit'
>

/** What a student can take up now. */
export type Thing = {
  /** The same as long as the thing is open, so that it can be put aside. */
  id: string
  /** The open day by which it is due, `YYYY-MM-DD`; `null` without one. */
  date: string | null
  /** The day that it has missed; `null` if it has missed none. */
  missed: string | null
  /** How much of it is done, 0 to 1. */
  done: number
} & What

type What =
  | {
      kind: 'application'
      entryId: string
      name: string
      plan: string
      left: { essays: number; items: number }
      /** Its unfinished essay with the least done. */
      essay: Written | null
    }
  | { kind: 'missed'; entry: Pick<ListEntry, 'id' | 'name' | 'status' | 'nextPlan'>; plan: string }
  | { kind: 'asked'; asked: AskedCount }
  | { kind: 'unplanned'; entryId: string; name: string }
  | { kind: 'essay'; essay: Written; schoolName: string | null; isFor: string | null }
  | { kind: 'dated'; deadline: Deadline }
  | { kind: 'letter'; name: string; school: string; neededBy: string }
  | { kind: 'aid'; step: AidStep; since: string }
  | { kind: 'portals'; count: number }
  | { kind: 'milestone'; milestone: DatedMilestone }
  | { kind: FirstStep }

/** What a student begins with, when nothing is due. */
export type FirstStep = 'college' | 'first-essay' | 'profile' | 'courses' | 'activities' | 'explore'

/** What Home knows of a student who applies this year. */
export type SeniorFacts = Here & {
  deadlines: readonly Deadline[]
  schools: readonly Entry[]
  essays: readonly (Written & Pick<EssaySummary, 'deadline' | 'schoolName'>)[]
  recommenders: Recommenders
  /** `null` for a student who cannot get federal aid. */
  aid: AidSteps | null
  /** What the colleges ask for that is not added; `null` where that is not known. */
  asked: AskedCount | null
  /** Whether the profile counts as complete, by its own rule. */
  isProfileComplete: boolean
}

type AskedCount = Pick<AskedOfList, 'entryIds' | 'essays' | 'items' | 'untouched'>

type Entry = Pick<ListEntry, 'id' | 'name' | 'status' | 'plan' | 'deadline' | 'nextPlan' | 'checklist'> & {
  catalogDeadline: Pick<SchoolDate, 'state'> | null
  portalLookedOn: string | null
}
