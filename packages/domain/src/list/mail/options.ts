import type { ChecklistKind } from '../checklist/schema.ts'

/** The most of a mail that is read; what comes after it is left out. */
export const limits = {
  /** Characters that are looked at, HTML included. */
  raw: 1_000_000,
  /** Bytes of a mail that comes as a file, with what is attached. */
  file: 10_000_000,
  /** Characters of plain text, and of one line. */
  text: 20_000,
  line: 600,
  lines: 600,
} as const

/** What a college asks for, with the part of the checklist to which it belongs, and how mails call it. */
export type MailItem = { label: string; kind: ChecklistKind | null; called: RegExp }

export const mailItems: readonly MailItem[] = [
  item(
    'Application',
    'application_form',
    /\b(?:your|the) (?:\S+ ){0,3}application\b(?! fee| status| portal| checklist)|^application\b(?! fee| status)/i,
  ),
  item('Application fee or waiver', 'fee_or_waiver', /application fee|fee waiver/i),
  item(
    'Mid-year report',
    'midyear_report',
    /mid-?year (?:school )?report|mid-?year grades|(?:senior|first[- ]semester) grades/i,
  ),
  item('Final transcript', 'transcript', /final (?:high school |official )*transcript/i),
  item('Transcript', 'transcript', /transcripts?\b/i),
  item(
    'School report',
    'recommendations',
    /(?:secondary )?school report|counselor (?:report|recommendation|evaluation|letter)|counsell?or’?s? form/i,
  ),
  item(
    'Teacher recommendation',
    'recommendations',
    /teacher (?:recommendation|evaluation|letter)|letters? of recommendation|\brecommendation letters?/i,
  ),
  item(
    'Test scores',
    'test_scores',
    /\b(?:SAT|ACT)\b(?:[ /or]+(?:SAT|ACT)\b)? ?(?:test )?(?:scores?|results?)|(?:standardized |official )test scores?/i,
  ),
  item('English test', 'english_test', /\bTOEFL\b|\bIELTS\b|Duolingo|English proficiency/i),
  item(
    'Self-reported record',
    'self_reported_record',
    /\bSRAR\b|\bSTARS\b|\bSSAR\b|self-reported (?:academic|student academic|transcript|courses)/i,
  ),
  item('Early Decision agreement', 'early_agreement', /early decision (?:agreement|contract)/i),
  item(
    'Supplement',
    'essays',
    /\bsupplemental? (?:essays?|questions?|form)|writing supplement|\bmember questions\b/i,
  ),
  item('Portfolio', 'portfolio', /\bportfolio\b|\baudition (?:video|recording)/i),
  item('FAFSA', 'aid_forms', /\bFAFSA\b|free application for federal student aid/i),
  item('CSS Profile', 'css_profile', /\bCSS\b(?: financial aid)? ?(?:profile)?/i),
  item('Tax documents (IDOC)', 'aid_forms', /\bIDOC\b|tax (?:returns?|documents?|transcripts?)|\bW-?2s?\b/i),
  item('Verification', 'aid_forms', /verification (?:worksheet|form|documents?)/i),
  item('Residency form', null, /residency (?:form|affidavit|questionnaire|documents?)/i),
  item(
    'Certification of finances',
    null,
    /certification of finances|proof of (?:funds|funding|financial support)|copy of (?:your )?passport/i,
  ),
]

function item(label: string, kind: ChecklistKind | null, called: RegExp): MailItem {
  return { label, kind, called }
}

/** Why a mail is to be doubted. */
export type MailDoubt =
  /** It asks for a password, a number of an account, or money by an unusual way. */
  | 'asks-for-secret'
  /** Its address only looks like the college's. */
  | 'look-alike'
  /** It is about another college. */
  | 'other-college'
  /** It invites to apply, in the words of a decision. */
  | 'advertises'

/** What a mail says. It may be forged, so nothing follows from it by itself. */
export type MailReading = {
  /** The host of its sender's address, if it has one, and whether that is the college's. */
  sender: { host: string; isCollege: boolean } | null
  doubts: MailDoubt[]
  /** Labels of `mailItems`. */
  missing: string[]
  received: string[]
  /** The address of the applicant portal, at the college's own host. */
  portalUrl: string | null
  /** A decision or an update is to be read in the portal. */
  isPosted: boolean
  /** The day on which decisions come. */
  decisionOn: string | null
  decision: 'Accepted' | 'Deferred' | 'Waitlisted' | 'Rejected' | 'Offered' | null
  isInterview: boolean
  isAid: boolean
}
