import type { Profile } from '@bearings/domain/library/schema'
import { say } from '@bearings/domain/say'
import { Card, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Essays } from './essays.tsx'
import { ProfileHeader } from './profile-header.tsx'
import { Results } from './results.tsx'
import classes from './profile-page.module.css'

type Props = {
  profile: Profile
  /** Whether it stands on a page about something else, below that page's headings. */
  isPart?: boolean
}

/** The sections of an admitted student's profile: activities, essays, results, and advice. */
export function ProfileParts({ profile, isPart = false }: Props) {
  const { backgroundStory, activities, honorsAwards, essayExcerpts, advice } = profile
  return (
    <>
      <ProfileHeader profile={profile} isPart={isPart} />
      <Part isPart={isPart} title={say('Essays')}>
        <Essays essays={essayExcerpts} />
      </Part>
      <Part isPart={isPart} title={say('Background Story')}>
        <Text className="wrap-anywhere lines" lang="en">
          {backgroundStory}
        </Text>
      </Part>
      <div className={`stack gap-4 ${classes.two}`}>
        <Part isPart={isPart} title={say('Activities & Leadership')}>
          <Activities activities={activities} />
        </Part>
        <Part isPart={isPart} title={say('Honors & Awards')}>
          {honorsAwards.length === 0 ? (
            <Text c="dimmed">{say('None listed.')}</Text>
          ) : (
            <ul className="wrap-anywhere stack gap-10px">
              {honorsAwards.map((honor, at) => (
                // Two honors may have the same name.
                <li key={at} lang="en">
                  {honor}
                </li>
              ))}
            </ul>
          )}
        </Part>
      </div>
      <Part isPart={isPart} title={say('College Admissions Results')}>
        <Results profile={profile} />
      </Part>
      <Part isPart={isPart} title={say('Advice for Future Applicants')}>
        <blockquote className={`wrap-anywhere lines text-name font-heading ${classes.quote}`} lang="en">
          {advice}
        </blockquote>
      </Part>
    </>
  )
}

function Part({ title, isPart, children }: { title: string; isPart: boolean; children: ReactNode }) {
  return (
    <Card {...(!isPart && { component: 'section', 'aria-label': title })}>
      <Stack gap="sm">
        <Title order={isPart ? 3 : 2}>{title}</Title>
        {children}
      </Stack>
    </Card>
  )
}

function Activities({ activities }: Pick<Profile, 'activities'>) {
  if (activities.length === 0) return <Text c="dimmed">{say('None listed.')}</Text>
  return (
    <ul className="wrap-anywhere stack gap-10px">
      {activities.map(({ name, years, hoursPerWeek }, at) => (
        <li key={at}>
          <span lang="en">{name}</span>
          {years !== null && hoursPerWeek !== null && (
            <Text span size="sm" c="dimmed" display="block">
              {say('Grades {years} · {hours} hours/week', { years, hours: hoursPerWeek })}
            </Text>
          )}
        </li>
      ))}
    </ul>
  )
}
