import { aboutCollege } from '@bearings/domain/colleges/find/about-college'
import type { ListEntry } from '@bearings/domain/list/schema'
import { suggestionReason } from '@bearings/domain/matching/finding/suggestion-reason'
import type { Suggestion } from '@bearings/domain/matching/finding/suggestions'
import type { Mix } from '@bearings/domain/matching/list-balance'
import { noOddsFromOwnGpa } from '@bearings/domain/profile/options'
import { dollars } from '@bearings/domain/words'
import { Button, Card, CloseButton, Group, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { OnYourList } from '#colleges/adding/on-your-list.tsx'
import { useAddFound } from '#colleges/adding/use-add-school.ts'
import { LabelChip } from '#colleges/matching/label-chip.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkAnchor } from '#ui/link-anchor.tsx'
import { useSuggestions } from './use-suggestions.ts'
import { WithinBudgetLink } from './within-budget-link.tsx'
import classes from './suggestions-card.module.css'

type Props = { missing: Mix; entries: readonly ListEntry[]; onClose: () => void }

const kindNames = { likely: 'Likely schools', target: 'Target schools', reach: 'Reach schools' }

/** Colleges that would fill the gaps of the list, each with its reason and a button that adds it. */
export function SuggestionsCard({ missing, entries, onClose }: Props) {
  const found = useSuggestions(missing, entries)
  return (
    <Card component="section" aria-labelledby="suggestions" className="no-print">
      <Group justify="space-between" align="flex-start" wrap="nowrap">
        <div>
          <Title order={2} id="suggestions">
            To fill the gaps
          </Title>
          <Text size="sm" c="dimmed">
            Chosen by your odds and where the schools on your list are.{' '}
            {found.isFromAbroad
              ? 'Those with odds for you and known aid for students from abroad come first, those that admit everyone last.'
              : 'Those within your budget come first, then those that graduate most of their students.'}{' '}
            At most three are in one state.
          </Text>
        </div>
        <CloseButton aria-label="Close the suggestions" onClick={onClose} />
      </Group>
      <Found {...found} />
    </Card>
  )
}

function Found({
  suggested,
  budget,
  hasGpa,
  isGradedOtherwise,
  listed,
  isFailed,
  onRetry,
  onOthers,
}: ReturnType<typeof useSuggestions>) {
  const { mutate, isPending, variables } = useAddFound()
  if (isFailed)
    return (
      <Text>
        The catalog could not be loaded.{' '}
        <Button variant="default" size="compact-sm" onClick={onRetry}>
          Retry
        </Button>
      </Text>
    )
  if (!suggested) return <Text c="dimmed">Looking through the catalog…</Text>
  if (!hasGpa && isGradedOtherwise) return <Text>{noOddsFromOwnGpa}</Text>
  if (!hasGpa)
    return (
      <LinkAnchor to="/profile/edit/$step" params={{ step: 'academic' }}>
        Add your unweighted GPA to see which colleges would fill the gaps
      </LinkAnchor>
    )
  if (suggested.length === 0)
    return (
      <Text>
        Nothing else fits.{' '}
        <LinkAnchor to="/schools/find" underline="always">
          Find Schools
        </LinkAnchor>{' '}
        has the whole catalog.
      </Text>
    )
  const isNoneWithin = budget !== null && !suggested.some(({ isWithin }) => isWithin)
  return (
    <>
      {isNoneWithin && (
        <Text size="sm" mt="sm">
          None of these is known to be within your budget of {dollars(budget)} a year.{' '}
          <WithinBudgetLink budget={budget} />
        </Text>
      )}
      {[...new Set(suggested.map(({ kind }) => kind))].map((kind) => {
        const ofKind = suggested.filter((one) => one.kind === kind)
        const name = kindNames[kind]
        const isDear = budget !== null && !isNoneWithin && !ofKind.some(({ isWithin }) => isWithin)
        return (
          <section key={kind} aria-label={name}>
            <h3 className="column-label above-4">
              {name}
              {isDear && ', none within your budget'}
            </h3>
            <ul>
              {ofKind.map((one) => (
                <Row
                  key={one.placed.college.unitid}
                  suggestion={one}
                  budget={budget}
                  isListed={listed.has(one.placed.college.unitid)}
                  isAdding={isPending && variables.unitid === one.placed.college.unitid}
                  onAdd={() => mutate({ unitid: one.placed.college.unitid })}
                />
              ))}
            </ul>
          </section>
        )
      })}
      <Button variant="default" mt="md" className="self-start" onClick={onOthers}>
        Show others
      </Button>
    </>
  )
}

type RowProps = {
  suggestion: Suggestion
  budget: number | null
  isListed: boolean
  isAdding: boolean
  onAdd: () => void
}

function Row({ suggestion, budget, isListed, isAdding, onAdd }: RowProps) {
  const { college, label, miles } = suggestion.placed
  return (
    <li className={`ruled stack items-center pad-y-3 ${classes.row}`}>
      <div>
        <LinkAnchor
          to="/schools/find/$unitid"
          params={{ unitid: String(college.unitid) }}
          className="strong font-heading text-name"
          c="inherit"
        >
          {college.name}
        </LinkAnchor>
        <span className="detail line-18">{aboutCollege(college, miles)}</span>
        <span className={`block text-small line-18 ${classes.reason}`}>
          {suggestionReason(suggestion, budget)}
        </span>
      </div>
      <div>
        <LabelChip label={label} />
      </div>
      {isListed ? (
        <OnYourList />
      ) : (
        <Button
          variant="default"
          leftSection={<Icon of={IconPlus} size={16} />}
          loading={isAdding}
          aria-label={`Add to my list: ${college.name}`}
          onClick={onAdd}
        >
          Add
        </Button>
      )}
    </li>
  )
}
