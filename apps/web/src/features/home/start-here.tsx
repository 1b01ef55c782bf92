import type { ProfileView } from '@bearings/domain/profile/schema'
import { Card, Title, VisuallyHidden } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { Link, linkOptions } from '@tanstack/react-router'
import { LinkButton } from '#ui/link-button.tsx'
import { profileStart } from './lines.ts'
import classes from './start-here.module.css'

type Props = { view: ProfileView; schools: number; essays: number }

/** The first three steps, until they are done. The next one is the main button of the page. */
export function StartHere({ view, schools, essays }: Props) {
  const { action, step: first } = profileStart(view.completion, view.steps)
  const steps = [
    {
      ...profile,
      action,
      way: linkOptions({ to: '/profile/edit/$step', params: { step: first } }),
      done: view.scores.complete,
    },
    { ...college, done: schools > 0 },
    { ...essay, done: essays > 0 },
  ]
  const next = steps.find(({ done }) => !done)
  if (!next) return null

  return (
    <Card component="section" aria-labelledby="start-here" className="container stack gap-4">
      <Title order={2} id="start-here">
        Start here
      </Title>
      <ol className={`stack ${classes.steps}`}>
        {steps.map((step, index) => (
          <li
            key={step.name}
            className={`stack items-start gap-3 relative ${classes.step}`}
            data-state={stateOf(step, next)}
          >
            <span className={`stack muted font-heading text-body strong ${classes.port}`} aria-hidden>
              {step.done ? <IconCheck size={16} stroke={2.5} /> : index + 1}
            </span>
            <span>
              <Link {...step.way} className={`covering strong ${classes.name}`}>
                {step.name}
              </Link>
              {step.done && <VisuallyHidden>, done</VisuallyHidden>}
              <span className="detail">{step.about}</span>
            </span>
          </li>
        ))}
      </ol>
      <LinkButton {...next.way} size="md" className={classes.button!}>
        {next.action}
      </LinkButton>
    </Card>
  )
}

const profile = {
  name: 'Say where you stand',
  about: 'Background, grades, activities and honors',
}
const college = {
  name: 'Add a first college',
  about: 'With its dates, price and figures',
  action: 'Add a College',
  way: linkOptions({ to: '/schools', search: { add: true } }),
}
const essay = {
  name: 'Begin one essay',
  about: 'A personal statement fits most colleges',
  action: 'Begin an Essay',
  way: linkOptions({ to: '/essays', search: { add: 'shared' } }),
}

function stateOf(step: { done: boolean }, next: { done: boolean }): 'done' | 'next' | 'ahead' {
  if (step.done) return 'done'
  return step === next ? 'next' : 'ahead'
}
