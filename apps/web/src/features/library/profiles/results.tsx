import type { Profile } from '@bearings/domain/library/schema'
import { say } from '@bearings/domain/say'
import { Text } from '@mantine/core'
import { Chip } from '#ui/chip.tsx'
import classes from './profile-page.module.css'

type Result = { school: string; program: string | null }

/** The colleges' decisions, starting with the acceptances. */
export function Results({ profile }: { profile: Profile }) {
  const { collegesAdmitted, collegesWaitlisted, collegesRejected } = profile
  const named = (school: string) => ({ school, program: null })
  return (
    <div className={`wrap-anywhere stack ${classes.results}`}>
      <Group title={say('Accepted')} results={collegesAdmitted} />
      <Group title={say('Waitlisted')} results={collegesWaitlisted.map(named)} />
      <Group title={say('Rejected')} results={collegesRejected.map(named)} />
    </div>
  )
}

function Group({ title, results }: { title: string; results: readonly Result[] }) {
  return (
    results.length > 0 && (
      <section aria-label={title}>
        <h3 className={`text-name strong ${classes.essay}`}>
          {title}{' '}
          <Text span c="dimmed" size="sm">
            {results.length}
          </Text>
        </h3>
        <ul className="wrap-anywhere stack gap-10px">
          {results.map(({ school, program }, at) => (
            <li key={at} lang="en">
              {school} {program && <Chip tone="kelp">{program}</Chip>}
            </li>
          ))}
        </ul>
      </section>
    )
  )
}
