import type { AskedEssay, Supplements } from '@bearings/domain/essays/asked/schema'
import { limitInWords, supplementsInWords } from '@bearings/domain/essays/asked/words'
import type { PromptSet } from '@bearings/domain/library/schema'
import { day } from '@bearings/domain/words'
import { library } from '#features/library/content/library.ts'
import { quoted } from '../prose.ts'
import type { FactContext } from './fact-formatter.ts'

/** What a college asks its applicants to write, with the limits; `null` where nothing is known. */
export async function supplementsOf(factContext: FactContext): Promise<string | null> {
  const own = await factContext.context.supplements(factContext.school.id)
  return (
    (await ofTheForm(factContext)) ?? (own && own.certainty !== 'unsure' ? ofItsOwn(factContext, own) : null)
  )
}

/** The questions that several colleges share, such as those of the University of California. */
async function ofTheForm({ school, who, notes }: FactContext): Promise<string | null> {
  const { essays } = await library()
  const set = essays.sets.find(
    ({ unitids }) => school.unitid !== null && (unitids?.includes(school.unitid) ?? false),
  )
  if (!set) return null
  const mark = notes.cite({ title: set.name, url: set.url, kind: 'library' })
  const note = set.note ? ` ${set.note}` : ''
  return `${who} asks for these in ${set.cycle}: ${limitsOf(set)}${mark}.${note} Checked ${day(set.checkedOn)}; the application itself has the last word.`
}

function limitsOf({ prompts }: PromptSet): string {
  return prompts.map(({ text, limit }) => `“${quoted(text)}” (${limit})`).join('; ')
}

function ofItsOwn({ context, school, who, notes }: FactContext, own: Supplements): string {
  const mark = notes.cite({ title: `${school.name}, essays`, url: own.source, kind: 'library' })
  const of = (need: AskedEssay['need']) => own.essays.filter((essay) => essay.need === need)
  const lines = of('required').map((essay) => `- ${lineOf(essay)}`)
  const optional = of('optional').map(lineOf)
  const more = [...of('program').map((essay) => `${essay.program}: ${lineOf(essay)}`), ...own.programs]
  const main = school.requirements?.personalEssayRequired
  return [
    `${who === 'It' ? 'Its essays' : who}: ${supplementsInWords(own, context.cycle)}${mark}`,
    ...lines,
    [
      optional.length > 0 ? `Optional: ${optional.join('; ')}.` : null,
      more.length > 0 ? `Some programs ask for more: ${more.join('; ')}.` : null,
      own.note ? `${own.note.replace(/\.$/, '')}.` : null,
      main === true ? 'It also requires the main essay of the Common App.' : null,
      main === false ? 'It does not require the main essay of the Common App.' : null,
      `Checked ${day(own.checkedOn)}; the application itself has the last word.`,
    ]
      .filter((part) => part !== null)
      .join(' '),
  ].join('\n')
}

function lineOf({ topic, limit }: AskedEssay): string {
  return limit === null ? quoted(topic) : `${quoted(topic)} (${limitInWords(limit)})`
}

/** Returns what a college says about AI, after what holds at every college of the Common App; `null` without a rule. */
export async function aiPolicyOf({ school, who, notes }: FactContext): Promise<string | null> {
  const { essays } = await library()
  const own = essays.policies.find(({ unitid }) => unitid !== null && unitid === school.unitid)
  const common = essays.policies.find(({ unitid }) => unitid === null)
  const said = [own, common].flatMap((policy) =>
    policy
      ? [
          `${policy === own ? `${who} says` : policy.college}: ${policy.stance}${notes.cite({ title: `${policy.college} on AI`, url: policy.url, kind: 'library' })}`,
        ]
      : [],
  )
  if (said.length === 0) return null
  return own
    ? `${said.join(' ')} Checked ${day(own.checkedOn)}.`
    : `I have no rule of its own for ${who}. ${said.join(' ')}`
}
