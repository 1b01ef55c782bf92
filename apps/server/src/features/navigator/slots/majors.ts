import { nameEnd } from '../requests/phrases.ts'

/** The major that leads to an occupation. */
const professions: Record<string, string> = {
  nurse: 'nursing',
  vet: 'animal science',
  veterinarian: 'animal science',
  engineer: 'engineering',
  teacher: 'education',
  accountant: 'accounting',
  architect: 'architecture',
  programmer: 'computer science',
  'software engineer': 'computer science',
  journalist: 'journalism',
  psychologist: 'psychology',
  'social worker': 'social work',
  biologist: 'biology',
  chemist: 'chemistry',
  physicist: 'physics',
  economist: 'economics',
}
const isToBe = new RegExp(
  `\\b(?:be|become|becoming|being) (?:an? )?(${Object.keys(professions)
    .toSorted((one, other) => other.length - one.length)
    .join('|')})\\b`,
  'i',
)

/** Majors that are known by their name, wherever it stands, the longer names first. */
const names = `
  mechanical engineering, civil engineering, electrical engineering, chemical engineering, biomedical engineering
  aerospace engineering, software engineering, industrial engineering, environmental engineering, computer engineering
  engineering, nursing, computer science, comp sci, cs, cybersecurity, data science, information technology
  marine biology, marine bio, marine science, molecular biology, biochemistry, biochem, neuroscience, biology
  environmental science, environmental studies, forensic science, animal science, political science, poli sci
  international relations, criminal justice, social work, psychology, psych, sociology, anthropology, economics, econ
  business, accounting, finance, marketing, hospitality, sports management, supply chain
  architecture, interior design, graphic design, fashion design, game design, animation, film, journalism
  communications, music education, elementary education, special education, theater, musical theater, dance
  kinesiology, exercise science, public health, physical therapy, pharmacy, dental hygiene, agriculture, aviation
  linguistics, philosophy, astronomy, physics, chemistry, mathematics, statistics
`
  .split(/[,\n]/)
  .map((name) => name.trim())
  .filter((name) => name !== '')
  .toSorted((one, other) => other.length - one.length)
const named = new RegExp(`\\b(${names.join('|')})\\b(?! (degree )?(school|grad))`, 'i')
const short: Record<string, string> = {
  cs: 'computer science',
  'comp sci': 'computer science',
  'marine bio': 'marine biology',
  biochem: 'biochemistry',
  'poli sci': 'political science',
  psych: 'psychology',
  econ: 'economics',
}

/** Returns the field of study that a clause names, in the student's words, or `null`. */
export function majorIn(text: string): string | null {
  const profession = isToBe.exec(text)?.[1]?.toLowerCase()
  if (profession) return professions[profession]!
  const match =
    /\b(?:major(?:ing)? in|study(?:ing)?|degrees? in|programs? in|for (?=[a-z ]+$))\s+(.+)/i.exec(text) ??
    /\b(?:good|strong|known|best|great) (?:for|in|at)\s+(.+)/i.exec(text) ??
    /\b(?:good|best|top|great|strong|decent)\s+((?!(?:public|private|state|small|large|big|cheap|safety|target|reach|likely|liberal|party|ivy|women'?s|test|catholic|christian|4|four|affordable|options?|colleges?|schools?|universities|hbcus?)\b)[a-z]+(?: [a-z]+)?)\s+(?:schools|colleges|universities)\b/i.exec(
      text,
    ) ??
    /\b(?:offer|teach|have|has)\s+(?:an? )?(.+?)\s+(?:majors?|programs?|degrees?)\b/i.exec(text) ??
    /\b(?:colleges|schools|universities)\s+for\s+(.+)/i.exec(text) ??
    /\b(?:colleges|schools|universities)\b.*\bwith (?:an? )?(?:really |very )?(?:good|strong|great|top) ((?!(?:aid|financial|need|merit|scholarships?|graduation|outcomes?|jobs?|careers?|food|dorms?|housing|weather|sports?|social|party|school|campus|alumni|reputation|support|academics?|acceptance|admission|odds|chances|price|net)\b)[a-z]+(?: [a-z]+)?)/i.exec(
      text,
    ) ??
    /\bwith (?:an? )?(nursing|engineering|business|computer science|cs|architecture|education|psychology|biology|chemistry|physics|economics|film|journalism|art|music|theat(?:er|re)|dance|marketing|accounting|finance|criminal justice|social work|kinesiology|marine biology|neuroscience|astronomy|linguistics|philosophy)\b/i.exec(
      text,
    ) ??
    /\bwith (?:an? )?(?:good |strong |great )?(.+?) (?:majors?|programs?|degrees?)\b/i.exec(text)
  const alone = match === null ? named.exec(text)?.[1]?.toLowerCase() : undefined
  if (alone) return short[alone] ?? alone
  const words = match?.[1]?.split(nameEnd)[0]?.trim().toLowerCase() ?? ''
  return (words.length >= 3 || /^(cs|ee|ai)$/.test(words)) &&
    words.length <= 40 &&
    !/^(\d+|me|my|the|a|an|us|it|best|good|sat|act|free|fun|sure|now|someone|people|students|you)\b/.test(
      words,
    )
    ? words
    : null
}
