import type { Essay } from '@bearings/domain/essays/schema'
import { setOfPrompt } from '@bearings/domain/library/rules'
import { Anchor, Text } from '@mantine/core'
import { dateInWords } from '#platform/dates.ts'
import { useAskedPrompt } from '../asked/use-asked.ts'
import { useEssayRules } from './use-essay-rules.ts'
import classes from './editor.module.css'

type Props = { essay: Pick<Essay, 'entryId' | 'promptName' | 'schoolName' | 'asked'> }

/** A link to the prompt's official text, and the school's policy on AI in essays, as far as we have them. */
export function EssayRules({ essay }: Props) {
  const { promptName, schoolName } = essay
  const { rules, found } = useEssayRules(essay)
  const source = useAskedPrompt(essay)?.source ?? (rules && setOfPrompt(rules.sets, promptName)?.url)
  if (!found) return null
  const { policy, isOwn } = found

  return (
    <section aria-label="Rules for this text" className={classes.rules}>
      {source && (
        <Text size="sm" mb={8}>
          <Official url={source}>Official text of the prompt</Official>
        </Text>
      )}
      <p className="eyebrow">AI in essays: {policy.college}</p>
      <Text size="sm" c="dimmed">
        {policy.stance} {schoolName && !isOwn && `We know of no other rule at ${schoolName}. `}
        <Official url={policy.url}>Its page</Official>, read {dateInWords(policy.checkedOn)}.
      </Text>
    </section>
  )
}

function Official({ url, children }: { url: string; children: string }) {
  return (
    <Anchor href={url} target="_blank" rel="noopener noreferrer" inherit underline="always">
      {children}
    </Anchor>
  )
}
