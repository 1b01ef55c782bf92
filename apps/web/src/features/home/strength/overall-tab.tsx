import type { Lift } from '@bearings/domain/profile/lifts'
import type { ProfileView } from '@bearings/domain/profile/schema'
import type { strength } from '@bearings/domain/profile/strength'
import { Stack, Text } from '@mantine/core'
import { LinkButton } from '#ui/link-button.tsx'
import { LiftList } from './lift-list.tsx'
import { ScoreBar } from './score-bar.tsx'
import { mostFirst, parts, tally } from './strength-words.ts'
import { TaggedItems } from './tagged-items.tsx'

type Props = {
  scores: ProfileView['scores']
  items: ReturnType<typeof strength>
  /** What would lift any of the scores. */
  lifts: readonly Lift[]
}

/** The overall score with the scores of its parts, and the entries that stand out. */
export function OverallTab({ scores, items, lifts }: Props) {
  const all = parts.flatMap(({ part }) => items[part])
  const standout = all.filter(({ tag }) => tag === 'Standout')

  return (
    <Stack gap="md">
      <ScoreBar name="Overall" score={scores.overall} />
      <Text size="sm" c="dimmed">
        How complete your profile is, not how strong: an answer counts, whatever it says, and no college sees
        this. It is the average of the three scores below. Above 80, a profile counts as complete
        {scores.complete ? ', and yours does.' : '.'}
      </Text>
      <Stack gap="xs">
        {parts.map(({ part, name }) => (
          <ScoreBar key={part} name={name} score={scores[part]} small />
        ))}
      </Stack>
      <LiftList title="What would lift it most" lifts={mostFirst(lifts).slice(0, 3)} />
      {all.length === 0 ? (
        <>
          <Text>
            Nothing is tagged yet. Grades, activities and awards that you enter show up here, each with the
            rule that tags it Standout, Valuable or Common.
          </Text>
          <LinkButton to="/profile" variant="default" style={{ alignSelf: 'flex-start' }}>
            Open Profile Builder
          </LinkButton>
        </>
      ) : (
        <>
          <TaggedItems title={`Of ${all.length} entries: ${tally(all)}`} items={standout} />
          <Text size="sm" c="dimmed">
            Tags are based on your own entries and the rule shown under each. They are not a college’s
            judgment, and your background is never tagged.
          </Text>
        </>
      )}
    </Stack>
  )
}
