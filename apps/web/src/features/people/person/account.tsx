import type { PersonPage } from '@bearings/domain/people/schema'
import { Card, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { dayIn, momentIn } from '#platform/dates.ts'
import { useMe } from '#platform/session/me.ts'
import classes from './person-page.module.css'

/** The facts of an account that decide whether its person can sign in. */
export function Account({ person }: { person: PersonPage }) {
  const { timeZone } = useMe()
  const isStudent = person.role === 'student'
  return (
    <Card component="section" aria-label="Account">
      <Title order={2} mb="xs">
        Account
      </Title>
      <dl className={classes.facts}>
        <Fact name="Email">
          {person.email}
          <span className="detail">{person.isConfirmed ? 'Confirmed' : 'Not confirmed yet'}</span>
        </Fact>
        {person.newEmail && (
          <Fact name="New email">
            {person.newEmail}
            <span className="detail">{newEmailInWords(person, timeZone)}</span>
          </Fact>
        )}
        <Fact name="Sign-in">
          {person.lockedUntil
            ? `Too many wrong passwords: locked until ${momentIn(timeZone, person.lockedUntil)}`
            : 'Not locked'}
          {person.lockedUntil && <span className="detail">Only where the wrong passwords were typed.</span>}
        </Fact>
        <Fact name="Two-factor">{person.twoFactor ? 'On' : 'Off'}</Fact>
        {isStudent && (
          <Fact name="Class">{person.graduationYear ? `Class of ${person.graduationYear}` : 'Not set'}</Fact>
        )}
        {isStudent && <Fact name="Student ID">{person.studentId ?? 'None'}</Fact>}
        <Fact name="Joined">{dayIn(timeZone, person.createdAt)}</Fact>
        {person.eraseAfter && (
          <Fact name="Being deleted">Everything is deleted on {dayIn(timeZone, person.eraseAfter)}</Fact>
        )}
      </dl>
    </Card>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="ruled">
      <dt className="muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

function newEmailInWords({ emailChangeAt, isNewConfirmed }: PersonPage, timeZone: string): string {
  if (!emailChangeAt) return 'Asked for in Settings; waits until both addresses are confirmed'
  return `${isNewConfirmed ? 'Confirmed' : 'Not confirmed yet'}; used from ${momentIn(timeZone, emailChangeAt)} unless the owner of the current one objects`
}
