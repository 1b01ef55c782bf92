import type { MailDoubt, MailReading } from '@bearings/domain/list/mail/options'
import type { MailProposal } from '@bearings/domain/list/mail/proposals'
import { portalHost } from '@bearings/domain/list/portal'
import { inProse } from '@bearings/domain/words'
import { dateInWords } from '#platform/dates.ts'

export function proposalInWords(proposal: MailProposal): string {
  switch (proposal.kind) {
    case 'status':
      return `Status: ${proposal.status}`
    case 'portal':
      return `Portal: ${portalHost(proposal.url)}`
    case 'missing':
      return proposal.text === null ? 'Nothing missing anymore' : `Missing: ${proposal.text}`
    case 'done':
      return `Checklist: ${proposal.label} done`
    case 'add':
      return `Checklist: add ${proposal.label}${proposal.dueOn ? `, ${dateInWords(proposal.dueOn)}` : ''}`
  }
}

export const doubtWords: Record<MailDoubt, string> = {
  'asks-for-secret':
    'It asks for a password, an account number or money. No college does that by email. Do not answer, and show it to your counselor.',
  'look-alike': 'An address in it only looks like the college’s. Do not follow its links.',
  'other-college': 'It seems to be from another college. Choose that one to read it.',
  advertises: 'It invites you to apply. It is not a decision.',
}

/** What a mail says, one fact a line. */
export function readingInWords(reading: MailReading): string[] {
  const { missing, received, decision, decisionOn, isPosted, isInterview, isAid } = reading
  return [
    decision && `The email says: ${decision}.`,
    received.length > 0 && `The email says that it received: ${inProse(received)}.`,
    missing.length > 0 && `The email says that it is missing or asked for: ${inProse(missing)}.`,
    isPosted && 'The email says that a decision or an update is in the portal.',
    decisionOn && `The email says that decisions come by ${dateInWords(decisionOn)}.`,
    isInterview && 'The email is about an interview.',
    isAid && 'The email says that aid has been offered.',
  ].filter((line) => typeof line === 'string')
}
