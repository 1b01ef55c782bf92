import { wordsAsked } from '@bearings/domain/library/answers/rules'

/** What may be asked of students, each with the words that ask for it, one of which decides. */
const parts = {
  fafsa: 'fafsa css aid finances financial',
  letters: 'letter letters rec recs recommendation recommendations recommender recommenders carta cartas',
  essays: 'essay essays draft drafts writing statement supplement supplements ensayo ensayos',
  tasks: 'task tasks assigned assignment tarea tareas',
  profile: 'gpa sat act score scores grade grades profile stats',
  late: 'late behind overdue missed atrasado atrasados',
  due: 'due deadline deadlines date dates week tomorrow today tonight monday tuesday wednesday thursday friday saturday sunday month fecha fechas semana january february march april may december ed ea early regular',
  idle: 'inactive idle quiet ghosting ghosted login logged active stopped',
  sharing: 'share shares sharing shared',
  unknown:
    'safety safeties reach reaches target targets balanced ivy ivies transcript transcripts visit visited',
  decided: 'accepted admitted rejected denied waitlisted deferred decision decisions got',
  committed: 'committed commit deposited deposit',
  sent: 'submitted sent submit applied',
  list: 'list lists school schools college colleges applying apply applies lista',
  count: 'many roster caseload everybody everyone all',
} as const
export type StudentPart = keyof typeof parts | 'attention'

const byWord = new Map(
  Object.entries(parts).flatMap(([part, words]) =>
    words.split(' ').map((word) => [word, part as StudentPart] as const),
  ),
)
const order = Object.keys(parts)

/** Words that ask who needs the advisor. */
const ofAttention =
  /\b(attention|help|urgent|risk|worr\w+|struggling|stuck|trouble|concern\w*|flags?|priorit\w+|check(?:ing)?|talk|see|meet|email|nudge|focus|first(?! gen)|on track|status|update|doing|going|needs? me|how are|how['’]?s|overview|new with)\b/i

/** “Who got rejected this week” asks for no dates. */
const ofDecisions =
  /^\W*(who|which|has|did|have)\b.*\b(accepted|admitted|rejected|denied|waitlisted|deferred)\b(?!.*\bdue\b)/i

/** Returns what a question asks of students; `unknown` if that is nothing they can be listed by. */
export function partIn(text: string): StudentPart {
  if (ofDecisions.test(text)) return 'decided'
  // “List my students” is no question about their lists.
  const asked = text.replace(/^\W*(list|show|name) /i, 'all ')
  const found = wordsAsked(asked).flatMap((word) => byWord.get(word) ?? [])
  const [first] = found.toSorted((one, other) => order.indexOf(one) - order.indexOf(other))
  return first ?? (ofAttention.test(text) ? 'attention' : 'unknown')
}
