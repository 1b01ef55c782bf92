import { shortName } from './addressee.ts'
import { type MailDoubt, type MailReading } from './options.ts'
import { linesOfMail } from './plain-text.ts'
import { decisionDayIn, decisionIn, isPostedIn } from './read-decision.ts'
import { itemsIn, sentencesOf } from './read-items.ts'
import { hostOf, isAt, looksLike, senderHost } from './sender.ts'

/** The college for which a student reads a mail, and the others on the list. */
export type Addressee = {
  name: string
  /** The college's own address in the web. */
  site: string | null
  others: readonly string[]
  today: string
}

/** Returns what a college's mail says. It only reads: what follows from it is the student's to choose. */
export function readMail(pasted: string, college: Addressee): MailReading {
  const lines = linesOfMail(pasted)
  const site = hostOf(college.site)
  const host = senderHost(lines)
  const links = linksIn(lines)
  const doubts = doubtsOf(lines, links, host, site, college)
  const isForged = doubts.includes('asks-for-secret') || doubts.includes('look-alike')
  const decision = decisionIn(lines)
  if (decision === null && isAdvertising(lines)) doubts.push('advertises')
  const items = isForged ? { missing: [], received: [] } : itemsIn(lines)

  return {
    sender: host === null ? null : { host, isCollege: site !== null && isAt(host, site) },
    doubts,
    ...items,
    portalUrl: isForged || site === null ? null : portalIn(lines, site),
    isPosted: !isForged && decision === null && isPostedIn(lines),
    decisionOn: isForged ? null : decisionDayIn(lines, college.today),
    decision: isForged ? null : decision,
    isInterview: !isForged && isInterviewIn(lines),
    isAid: !isForged && lines.some((line) => aid.test(line) && !supposedAid.test(line)),
  }
}

const secret =
  /\b(?:reply|respond|send|e-?mail|confirm|verify|provide|give|update|enter|submit)\b[^.]{0,60}\b(?:passwords?|passcode|social security|\bSSN\b|bank account|account number|routing number|credit card|debit card|card number|gift cards?)\b|\bgift cards?\b|\b(?:wire|western union|zelle|cash ?app|venmo|bitcoin)\b|\baccount (?:will be|has been) (?:suspended|closed|deactivated|locked)\b/i
/** What a college says to keep a student from giving anything away. */
const warning =
  /\b(?:never|do not|don['’]t|will not|won['’]t)\b[^.]{0,60}\b(?:ask|share|send|reply|e-?mail|give|provide)\b/i

function doubtsOf(
  lines: readonly string[],
  links: readonly string[],
  host: string | null,
  site: string | null,
  { name, others }: Addressee,
): MailDoubt[] {
  const doubts: MailDoubt[] = []
  if (lines.flatMap(sentencesOf).some((one) => secret.test(one) && !warning.test(one)))
    doubts.push('asks-for-secret')
  const hosts = [host, ...links.map(hostOf)].filter((one) => one !== null)
  if (site !== null && hosts.some((one) => looksLike(one, site))) doubts.push('look-alike')
  const text = lines.join('\n').toLowerCase()
  const isNamed = (college: string) => text.includes(shortName(college))
  const isFromCollege = host !== null && site !== null && isAt(host, site)
  if (!isFromCollege && !isNamed(name) && others.some(isNamed)) doubts.push('other-college')
  return doubts
}

const invites =
  /\b(?:invite[sd]?(?: you)? to apply|apply (?:now|today|free)|start your application|your application (?:fee )?(?:is|has been) waived|priority (?:applicant|application)|finish your application|we['’]d love (?:for you|to see you) (?:to )?apply|you['’]ve been (?:selected|chosen|nominated) to apply|still time to apply|application is ready for you)\b/i

function isAdvertising(lines: readonly string[]): boolean {
  return lines.some((line) => invites.test(line))
}

const interview =
  /\b(?:invite[sd]?|invitation|schedule|sign up|book|arrange|set up|like to (?:meet|offer|talk))\b[^.]{0,80}\binterview\b|\binterview\b[^.]{0,60}\b(?:invitation|scheduled|request|has been assigned|will (?:contact|reach))\b|\balum(?:ni|nus|na)?\b[^.]{0,60}\b(?:contact|reach out|meet)\b[^.]{0,40}\binterview\b/i
const noInterview =
  /\b(?:not|no longer|don['’]t|doesn['’]t|unable)\b[^.]{0,30}\b(?:offer|conduct|require|interview)/i

function isInterviewIn(lines: readonly string[]): boolean {
  return lines.flatMap(sentencesOf).some((one) => interview.test(one) && !noInterview.test(one))
}

const aid =
  /\b(?:financial )?aid (?:award|offer|package|letter|notification|decision)s?\b[^.]{0,60}\b(?:is|are|has been|have been) (?:now )?(?:available|ready|posted|complete|attached)\b|\bawarded (?:you )?an? [^.]{0,60}\b(?:scholarship|grant)\b|\bview your (?:financial )?aid\b/i
const supposedAid = /\b(?:if|when|once|will|may|apply)\b/i

function linksIn(lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.match(/https?:\/\/[^\s<>"')\]]+/gi) ?? [])
}

const leads = /portal|status|log ?in|sign ?in|checklist|account|view|track/i

/** Only at the college's own host, and without what follows its path: such ends may let anybody in. */
function portalIn(lines: readonly string[], site: string): string | null {
  for (const [index, line] of lines.entries())
    for (const link of linksIn([line])) {
      const host = hostOf(link)
      if (!host || !/^https:/i.test(link) || !isAt(host, site)) continue
      const isPortal = leads.test(`${lines[index - 1] ?? ''} ${line}`)
      if (isPortal) return link.replace(/[?#].*$/, '').replace(/[.,;:!]+$/, '')
    }
  return null
}
