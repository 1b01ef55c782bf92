import type { PromptSet } from '@bearings/domain/library/schema'
import { day } from '@bearings/domain/words'
import { library } from '#features/library/content/library.ts'
import { quoted } from '../prose.ts'
import type { FactContext } from './fact-formatter.ts'

/** Returns the supplements of a college with their limits; `null` if the library does not have them. */
export async function supplementsOf({ school, who, notes }: FactContext): Promise<string | null> {
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
