import type { ChecklistItem, ChecklistKind } from '../checklist/schema.ts'
import { bounds, stages } from '../options.ts'
import { faultInPortalNote, faultInPortalUrl } from '../portal.ts'
import type { ListStatus } from '../schema.ts'
import { mailItems, type MailReading } from './options.ts'

/** What a student may change after a mail. None of it happens by itself. */
export type MailProposal =
  | { kind: 'status'; status: ListStatus }
  | { kind: 'portal'; url: string }
  /** The text about what is missing, as it would stand then. */
  | { kind: 'missing'; text: string | null }
  | { kind: 'done'; itemId: string; label: string }
  | { kind: 'add'; label: string; itemKind: ChecklistKind; dueOn: string | null }

type Entry = {
  status: ListStatus
  portalUrl: string | null
  portalMissing: string | null
  items: readonly Pick<ChecklistItem, 'id' | 'kind' | 'label' | 'done'>[]
}

/** Parts of the checklist that stand for several papers, so that one of them does not finish it. */
const ofSeveral: readonly (ChecklistKind | null)[] = ['recommendations', 'aid_forms', 'essays']
/** What the day of the decision is called on the checklist. */
const decisionItem = 'Decision expected'

/** Returns what a mail's words would change about an application; nothing if the mail is of another college. */
export function proposalsOf(reading: MailReading, entry: Entry): MailProposal[] {
  if (reading.doubts.includes('other-college')) return []
  const { received, portalUrl, decisionOn, isInterview } = reading
  const proposals: MailProposal[] = []
  const status = statusAfter(reading, entry.status)
  if (status) proposals.push({ kind: 'status', status })
  if (portalUrl && portalUrl !== entry.portalUrl && !faultInPortalUrl(portalUrl))
    proposals.push({ kind: 'portal', url: portalUrl })

  const missing = missingAfter(reading, entry.portalMissing)
  if (missing !== entry.portalMissing && !faultInPortalNote(missing ?? ''))
    proposals.push({ kind: 'missing', text: missing })

  for (const { kind, label } of mailItems) {
    if (!received.includes(label) || ofSeveral.includes(kind)) continue
    const item = entry.items.find((one) => one.kind === kind && !one.done)
    if (item && !proposals.some((one) => one.kind === 'done' && one.itemId === item.id))
      proposals.push({ kind: 'done', itemId: item.id, label: item.label })
  }
  if (isInterview && !entry.items.some(({ kind }) => kind === 'interview'))
    proposals.push({ kind: 'add', label: 'Interview', itemKind: 'interview', dueOn: null })
  if (decisionOn && !entry.items.some(({ label }) => label === decisionItem))
    proposals.push({ kind: 'add', label: decisionItem, itemKind: 'custom', dueOn: decisionOn })
  return proposals
}

function statusAfter({ decision, received }: MailReading, now: ListStatus): ListStatus | null {
  const isPlanned = stages.planning.some((each) => each === now)
  if (decision === 'Offered') return isPlanned ? 'Offered' : null
  if (decision) return decision === now || now === 'Committed' || now === 'Withdrawn' ? null : decision
  return isPlanned && received.includes('Application') ? 'Submitted' : null
}

/** The student's own words stay; what the mail says is added, and what it has received goes. */
function missingAfter({ missing, received }: MailReading, before: string | null): string | null {
  const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()
  const noted = (before ?? '').split(/,\s*/).filter((part) => part !== '')
  const left = noted.filter((part) => !received.some((label) => same(label, part)))
  const more = missing.filter((label) => !left.some((part) => same(part, label)))
  if (more.length === 0 && left.length === noted.length) return before
  const kept: string[] = []
  for (const part of [...left, ...more])
    if ([...kept, part].join(', ').length <= bounds.portalMissing.max) kept.push(part)
  return kept.join(', ') || null
}
