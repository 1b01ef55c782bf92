import type { ProfileView } from '@bearings/domain/profile/schema'
import { type FirstQuestion, unansweredOf } from '@bearings/domain/progress/first-questions'
import { Button, Card, Text, Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { type ComponentType, Suspense, useState } from 'react'
import { lazyComponent } from '#platform/loading/lazy-component.tsx'
import { usePreload } from '#platform/loading/preload.ts'
import { readPersonalSetting, storePersonalSetting } from '#platform/personal-settings.ts'
import { query } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'
import { AidChoices } from './aid-choices.tsx'
import { GradeChoices } from './grade-choices.tsx'
import classes from './first-questions.module.css'

// Most students have answered them, and lists of choices are a fifth of what Home would load.
const HomeForm = lazyComponent(() => import('./home-form.tsx'), 'HomeForm')
const GpaForm = lazyComponent(() => import('./gpa-form.tsx'), 'GpaForm')
const loadForms = () => Promise.all([HomeForm.load(), GpaForm.load()])

/**
 * The questions on which everything else depends, one after the other, each saved as it is answered. One that a
 * student skips is not asked again on this device.
 */
export function FirstQuestions({ view: { profile } }: { view: ProfileView }) {
  const { userId, graduationYear } = useMe()
  const { data: finances } = useQuery(query('GET /money/finances'))
  const [skipped, setSkipped] = useState(() => (readPersonalSetting(userId, 'skipped') ?? '').split(' '))
  if (!finances) return null
  const [next] = unansweredOf({ graduationYear, finances, profile }).filter((each) => !skipped.includes(each))
  if (next === undefined) return null

  function skip(question: FirstQuestion) {
    const all = [...skipped, question]
    setSkipped(all)
    storePersonalSetting(userId, 'skipped', all.join(' '))
  }
  return <Question question={next} onSkip={() => skip(next)} />
}

function Question({ question, onSkip }: { question: FirstQuestion; onSkip: () => void }) {
  usePreload(loadForms)
  const { title, about, Answer } = questions[question]
  return (
    <Card component="section" aria-labelledby="first-question" className={classes.card}>
      <div className={classes.words}>
        <Title order={2} id="first-question">
          {title}
        </Title>
        <Text c="dimmed">{about}</Text>
      </div>
      <Suspense fallback={<div className={classes.coming} />}>
        <Answer key={question} />
      </Suspense>
      <Button variant="subtle" size="compact-sm" className={classes.skip!} onClick={onSkip}>
        Skip for now
      </Button>
    </Card>
  )
}

const questions: Record<FirstQuestion, { title: string; about: string; Answer: ComponentType }> = {
  grade: {
    title: 'Which grade are you in?',
    about: 'Your deadlines, financial aid and timeline depend on it.',
    Answer: GradeChoices,
  },
  home: {
    title: 'Where do you live?',
    about: 'Prices and chances differ for residents of a state, for other states and from abroad.',
    Answer: HomeForm,
  },
  aid: {
    title: 'Will you ask for financial aid?',
    about: 'From abroad, it decides at many colleges how you are read. You can change it later.',
    Answer: AidChoices,
  },
  gpa: {
    title: 'What is your GPA?',
    about: 'As your school gives it. A rough one will do, and you can change it later.',
    Answer: GpaForm,
  },
}
