import { isStepComplete, stepProgress } from '@bearings/domain/profile/rules'
import type { Profile, Step } from '@bearings/domain/profile/schema'
import { Badge, Button, Card, Group, Text, Title } from '@mantine/core'
import { IconAward, IconMapPin, IconSchool, IconUsers } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { hasDraft } from '#platform/drafts/drafts.ts'
import { useMe } from '#platform/session/me.ts'
import { draftKeyOf } from '../edit/use-step.ts'
import { stepWords } from '../step-words.ts'
import classes from './step-card.module.css'

const icons = { background: IconMapPin, academic: IconSchool, activities: IconUsers, honors: IconAward }

type Props = {
  step: Step
  profile: Profile
  /** The first incomplete step. */
  current: Step | null
}

/**
 * A step as a card: what it is about, its progress, and a button to open it. Later incomplete steps open only
 * in order.
 */
export function StepCard({ step, profile, current }: Props) {
  const navigate = useNavigate()
  const { userId } = useMe()
  const Icon = icons[step]
  const { title, about } = stepWords[step]
  const complete = isStepComplete(step, profile)
  const { answered, total } = stepProgress(step, profile)
  const waits = !complete && step !== current
  const way = { to: '/profile/edit/$step', params: { step } } as const

  return (
    <Card component="li" className={`column touch-buttons ${classes.card}`} data-waits={waits || undefined}>
      <Group justify="space-between" align="flex-start">
        <Icon size={22} stroke={1.75} aria-hidden className={classes.icon} />
        <Badge color={complete ? 'kelp' : 'brass'} fz={12}>
          {complete ? 'Complete' : 'Pending'}
        </Badge>
      </Group>
      <Title order={2} mt="sm" id={`step-${step}`}>
        {waits ? (
          title
        ) : (
          <Link {...way} className={classes.link}>
            {title}
          </Link>
        )}
      </Title>
      {/* On a phone, what cannot be opened yet is only named. */}
      <Text c="dimmed" mt={4} mb="lg" {...(waits && { visibleFrom: 'sm' })}>
        {about}
      </Text>
      <Group justify="space-between" mt="auto">
        <Text size="sm" c="dimmed" id={`progress-${step}`} className="figures">
          {waits
            ? `Comes after ${current ? stepWords[current].title : ''}`
            : hasDraft(userId, draftKeyOf(step))
              ? 'A draft is not saved yet'
              : `${answered} of ${total} answers`}
        </Text>
        <Button
          variant={step === current ? 'filled' : 'default'}
          disabled={waits}
          aria-describedby={`step-${step} progress-${step}`}
          onClick={() => void navigate(way)}
        >
          {complete ? 'Review' : step === current ? 'Continue' : 'Start'}
        </Button>
      </Group>
    </Card>
  )
}
