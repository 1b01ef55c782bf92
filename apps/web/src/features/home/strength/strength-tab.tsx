import type { Lift } from '@bearings/domain/profile/lifts'
import type { ProfileView } from '@bearings/domain/profile/schema'
import type { StrengthItem } from '@bearings/domain/profile/strength'
import { Stack, Text } from '@mantine/core'
import { LinkButton } from '#ui/link-button.tsx'
import { LiftList } from './lift-list.tsx'
import { ScoreBar } from './score-bar.tsx'
import { type Part, parts, strongestFirst, tally } from './strength-words.ts'
import { TaggedItems } from './tagged-items.tsx'

type Props = { part: Part; scores: ProfileView['scores']; items: StrengthItem[]; lifts: readonly Lift[] }

/** One part of the profile: its score, how it is computed, and each entry with its tag. */
export function StrengthTab({ part, scores, items, lifts }: Props) {
  const { name, made, add } = parts.find((described) => described.part === part)!

  return (
    <Stack gap="md">
      <ScoreBar name={name} score={scores[part]} />
      <Text size="sm" c="dimmed">
        {made(scores)}
      </Text>
      <LiftList title="What would lift it" lifts={lifts} />
      {items.length === 0 ? (
        <>
          <Text>{add}</Text>
          <LinkButton to="/profile" variant="default" style={{ alignSelf: 'flex-start' }}>
            Open Profile Builder
          </LinkButton>
        </>
      ) : (
        <TaggedItems title={tally(items)} items={strongestFirst(items)} />
      )}
    </Stack>
  )
}
