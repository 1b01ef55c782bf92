import type { Profile } from '@bearings/domain/library/schema'
import { Card, Stack, Text, Title } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { query } from '#platform/api.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Essays } from './essays.tsx'
import { ProfileHeader } from './profile-header.tsx'
import { Results } from './results.tsx'
import classes from './profile-page.module.css'

/** One admitted student: what they did and wrote, what came of it, and what they would tell others. */
export function ProfilePage({ id }: { id: string }) {
  const { data: profile } = useSuspenseQuery(query('GET /library/profiles/{id}', { id }))
  const { backgroundStory, activities, honorsAwards, essayExcerpts, advice } = profile

  return (
    <Stack gap="lg" maw={960}>
      <BackLink to="/resources/admitted-profiles">Back to Profiles</BackLink>
      <ProfileHeader profile={profile} />
      <Part title="Essays">
        <Essays essays={essayExcerpts} />
      </Part>
      <Part title="Background Story">
        <Text>{backgroundStory}</Text>
      </Part>
      <div className={classes.two}>
        <Part title="Activities & Leadership">
          <Activities activities={activities} />
        </Part>
        <Part title="Honors & Awards">
          {honorsAwards.length === 0 ? (
            <Text c="dimmed">None listed.</Text>
          ) : (
            <ul className={classes.lines}>
              {honorsAwards.map((honor) => (
                <li key={honor}>{honor}</li>
              ))}
            </ul>
          )}
        </Part>
      </div>
      <Part title="College Admissions Results">
        <Results profile={profile} />
      </Part>
      <Part title="Advice for Future Applicants">
        <blockquote className={classes.quote}>{advice}</blockquote>
      </Part>
    </Stack>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card component="section" aria-label={title}>
      <Stack gap="sm">
        <Title order={2}>{title}</Title>
        {children}
      </Stack>
    </Card>
  )
}

function Activities({ activities }: Pick<Profile, 'activities'>) {
  return (
    <ul className={classes.lines}>
      {activities.map(({ name, years, hoursPerWeek }) => (
        <li key={name}>
          {name}
          <Text span size="sm" c="dimmed" display="block">
            Grades {years} · {hoursPerWeek} hours/week
          </Text>
        </li>
      ))}
    </ul>
  )
}
