import { parts, type Part } from '@bearings/domain/advising/options'
import type { AdvisedStudent } from '@bearings/domain/advising/students/schema'
import { counted } from '@bearings/domain/words'
import { Card, Stack, Text, Title } from '@mantine/core'
import { IconCheck, IconMinus } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { CalendarDate } from '#ui/calendar-date.tsx'
import { Chip } from '#ui/chip.tsx'
import { Icon } from '#ui/icon.tsx'
import { urgencyOf } from '#ui/urgency.ts'
import { Balance } from './balance.tsx'
import { ForecastCard } from './forecast-card.tsx'
import {
  firstNameOf,
  lastActiveInWords,
  lettersInWords,
  noDateInWords,
  notShared,
  partNames,
} from './words.ts'
import classes from './overview.module.css'

/** The student's status and forecast, computed from what they share, and the list of shared parts. */
export function OverviewTab({ student }: { student: AdvisedStudent }) {
  return (
    <div className={`stack items-start gap-4 ${classes.columns}`}>
      <Stack gap="md">
        <AtAGlance student={student} />
        <ForecastCard student={student} />
      </Stack>
      <WhatIsShared student={student} />
    </div>
  )
}

function AtAGlance({ student }: { student: AdvisedStudent }) {
  const { list, essays, letters, tasks, late } = student
  return (
    <Card component="section" aria-labelledby="status">
      <Title order={2} id="status" mb="md">
        At a glance
      </Title>
      <dl>
        <Fact name="Next deadline">
          <NextDeadline student={student} />
        </Fact>
        <Fact name="Late">{late === 0 ? noDateInWords(student, 'Nothing') : counted(late, 'deadline')}</Fact>
        <Fact name="Last active">{lastActiveInWords(student)}</Fact>
        <Fact name="School list">{list ? <Balance list={list} inWords /> : notShared}</Fact>
        <Fact name="Essays">
          {essays.shared === 0
            ? 'None shared'
            : `${essays.finished} of ${counted(essays.shared, 'shared essay')} finished`}
        </Fact>
        <Fact name="Letters">{letters ? (lettersInWords(letters) ?? 'None') : notShared}</Fact>
        <Fact name="Your tasks">
          {tasks.pending} pending{tasks.late > 0 && `, ${tasks.late} late`}, {tasks.completed} completed
        </Fact>
      </dl>
    </Card>
  )
}

function WhatIsShared({ student }: { student: AdvisedStudent }) {
  const { essays } = student
  return (
    <Card component="section" aria-labelledby="shared">
      <Title order={2} id="shared">
        What {firstNameOf(student)} shares
      </Title>
      <Text c="dimmed" size="sm" mt={4}>
        {firstNameOf(student)} chooses what to share, can change it at any time, and sees in a log what you
        looked at.
      </Text>
      <ul className="above-4">
        {parts.map((part) => (
          <SharedPart key={part} part={part} isShared={student.shared[part]} />
        ))}
        <li className={`row gap-10px hairline ${essays.shared > 0 ? 'ink' : 'muted'} ${classes.part}`}>
          {essays.shared > 0 ? <Yes /> : <No />}
          {essays.shared > 0 ? counted(essays.shared, 'essay') : 'Essays'}
          {essays.shared === 0 && <span className="faint at-end rigid">not shared</span>}
        </li>
      </ul>
    </Card>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={`stack items-center hairline touch-everywhere pad-y-10px ${classes.fact}`}>
      <dt className="secondary">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}

function NextDeadline({ student }: { student: AdvisedStudent }) {
  const { nextDeadline, today } = student
  if (!nextDeadline) return noDateInWords(student, 'None')
  // It is still to come where it ends, whatever day it is here.
  const { tone, words } = urgencyOf(nextDeadline.date, today, false)
  return (
    <span className="row gap-3">
      <CalendarDate date={nextDeadline.date} />
      <span className="cluster shrinks gap-3 row-gap-1">
        <span>{nextDeadline.title}</span>
        <Chip tone={tone}>{words}</Chip>
      </span>
    </span>
  )
}

function SharedPart({ part, isShared }: { part: Part; isShared: boolean }) {
  return (
    <li className={`row gap-10px hairline ${isShared ? 'ink' : 'muted'} ${classes.part}`}>
      {isShared ? <Yes /> : <No />}
      {partNames[part]}
      {!isShared && <span className="faint at-end rigid">not shared</span>}
    </li>
  )
}

function Yes() {
  return <Icon of={IconCheck} className="kelp" />
}

function No() {
  return <Icon of={IconMinus} className="pale" />
}
