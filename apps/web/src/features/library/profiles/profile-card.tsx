import type { ProfileSummary } from '@bearings/domain/library/schema'
import { say } from '@bearings/domain/say'
import { formatInteger } from '@bearings/domain/words'
import { Group, Text } from '@mantine/core'
import { Chip } from '#ui/chip.tsx'
import { RowLink } from '#ui/row-link.tsx'
import { Initials } from '../initials.tsx'
import cards from '../cards.module.css'

const shownSchools = 3

/** A card with an admitted student's colleges and background. */
export function ProfileCard({ profile }: { profile: ProfileSummary }) {
  const { id, name, graduationYear, intendedMajor, essayCount, collegesAdmitted, backgroundStory } = profile
  const more = collegesAdmitted.length - shownSchools
  const schools = collegesAdmitted.slice(0, shownSchools).map(({ school }) => school)
  return (
    <li>
      <article className={`panel hover-row wrap-anywhere column gap-10px pad-5 ${cards.card}`}>
        <Group gap={6}>
          <Initials of={name} size={36} />
          <div>
            <h2 className={cards.title}>
              <RowLink to="/resources/admitted-profiles/$profileId" params={{ profileId: id }}>
                {name}
              </RowLink>
            </h2>
            <Text size="sm" c="dimmed">
              {say('Class of {year}', { year: graduationYear })}
            </Text>
          </div>
        </Group>
        <Group gap={6}>
          <Chip tone="sea" lang="en">
            {intendedMajor}
          </Chip>
          <Chip tone="plain">
            {say(essayCount === 1 ? '{count} essay' : '{count} essays', { count: formatInteger(essayCount) })}
          </Chip>
          {profile.isSample && <Chip tone="brass">{say('Sample')}</Chip>}
        </Group>
        <Scores profile={profile} />
        <div>
          <Text span fw={600}>
            {say('Accepted to:')}
          </Text>{' '}
          <span lang="en">{schools.join(', ')}</span>
          {more > 0 && (
            <Text
              span
              c="dimmed"
            >{` ${say('+{count} more', { count: more }).replaceAll(' ', '\u00A0')}`}</Text>
          )}
        </div>
        <Text size="sm" c="dimmed" className="clamped" lang="en" visibleFrom="sm">
          {backgroundStory}
        </Text>
      </article>
    </li>
  )
}

function Scores({ profile: { gpaUnweighted, satScore } }: { profile: ProfileSummary }) {
  const scores = [
    gpaUnweighted !== null && `GPA ${gpaUnweighted.toFixed(2)}`,
    satScore !== null && `SAT ${satScore}`,
  ].filter(Boolean)
  return scores.length > 0 && <Text size="sm">{scores.join(' · ')}</Text>
}
