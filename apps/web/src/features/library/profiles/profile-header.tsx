import type { Profile } from '@bearings/domain/library/schema'
import { say } from '@bearings/domain/say'
import { Text, Title } from '@mantine/core'
import { Chip } from '#ui/chip.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Initials } from '../initials.tsx'
import classes from './profile-page.module.css'

/** An admitted student's name, class and figures. */
export function ProfileHeader({ profile, isPart }: { profile: Profile; isPart: boolean }) {
  const { name, graduationYear, highSchool, intendedMajor, isSample } = profile
  const about = [say('Class of {year}', { year: graduationYear }), highSchool, intendedMajor]
    .filter(Boolean)
    .join(' · ')
  const figures = [
    [say('Unweighted GPA'), profile.gpaUnweighted?.toFixed(2)],
    [say('Weighted GPA'), profile.gpaWeighted?.toFixed(2)],
    ['SAT', profile.satScore],
    ['ACT', profile.actScore],
  ].filter(([, value]) => value !== null && value !== undefined)

  return (
    <>
      <div className={`wrap-anywhere cluster gap-4 ${classes.head}`}>
        <Initials of={name} size={60} />
        {isPart ? (
          <div>
            <Title order={3}>{name}</Title>
            <Text c="dimmed">{about}</Text>
          </div>
        ) : (
          <PageHeader title={name} about={about} />
        )}
        {isSample && <Chip tone="brass">{say('Sample')}</Chip>}
      </div>
      {isSample && (
        <Text size="sm" c="dimmed">
          {say('A fictional student who shows how an application can fit together. None of it happened.')}
        </Text>
      )}
      {figures.length > 0 && (
        <dl className={`flex wrap ${classes.figures}`}>
          {figures.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
