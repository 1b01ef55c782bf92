import { canTakeBack } from '@bearings/domain/letters/rules'
import type { Ask } from '@bearings/domain/letters/schema'
import type { LetterSchool, Recommender } from '@bearings/domain/recommenders/schema'
import { Button, Group, Text } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { IconCopy } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyComponent } from '#platform/loading/lazy-component.tsx'
import { useMe } from '#platform/session/me.ts'
import { useOnReturn } from '#platform/use-now.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Icon } from '#ui/icon.tsx'
import { useLetters, useRemind, useWithdraw } from './use-letters.ts'
import { askInWords } from './words.ts'

const AskDialog = lazyComponent(() => import('./ask-dialog.tsx'), 'AskDialog')

type Props = { recommender: Recommender; schools: readonly LetterSchool[]; today: string }

/** Below a recommender: how far the request is, and what the student can do about it. */
export function AskLine({ recommender, schools, today }: Props) {
  const { asks } = useLetters()
  const { timeZone } = useMe()
  const [isAsking, setAsking] = useState(false)
  const ask = asks.find(({ recommenderId }) => recommenderId === recommender.id)
  const canAsk = !ask?.isOpen && ask?.state !== 'accepted'
  return (
    <Group gap="8px 16px" justify="space-between">
      {ask && (
        <Text size="sm" c="dimmed" flex="1 1 16rem" className="wrap-anywhere">
          {askInWords(ask, recommender, timeZone)}
        </Text>
      )}
      <Group gap="xs" ml="auto">
        {ask && canTakeBack({ ...ask, letters: recommender.letters }) && (
          <Actions ask={ask} name={recommender.name} />
        )}
        {canAsk && (
          <Button
            size="sm"
            variant={recommender.state === 'planned' ? 'light' : 'default'}
            aria-label={ask ? `Ask Again: ${recommender.name}` : `Ask ${recommender.name} for letters`}
            onClick={() => setAsking(true)}
          >
            {ask ? 'Ask Again' : 'Ask'}
          </Button>
        )}
      </Group>
      <Suspense>
        {isAsking && (
          <AskDialog
            recommender={recommender}
            schools={schools}
            today={today}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </Group>
  )
}

function Actions({ ask, name }: { ask: Ask; name: string }) {
  const { id, code, remindableAt, state, isOpen } = ask
  const clipboard = useClipboard({ timeout: 3000 })
  const remind = useRemind()
  const withdraw = useWithdraw()
  const now = useOnReturn(() => Date.now())
  const [isTakingBack, setTakingBack] = useState(false)
  const link = `${window.location.origin}/letters/${code}`
  const canRemind = remindableAt !== null && Date.parse(remindableAt) <= now
  return (
    <>
      {canRemind && (
        <Button
          size="sm"
          variant="default"
          aria-label={`Remind ${name}`}
          loading={remind.isPending}
          onClick={() => remind.mutate({ id })}
        >
          Remind
        </Button>
      )}
      {isOpen && code && (
        <Button
          size="sm"
          variant="default"
          leftSection={<Icon of={IconCopy} />}
          aria-label={clipboard.copied ? 'Copied' : `Copy Link for ${name}`}
          onClick={() => clipboard.copy(link)}
        >
          {clipboard.copied ? 'Copied' : 'Copy Link'}
        </Button>
      )}
      <Button
        size="sm"
        variant="subtle"
        color="coral"
        aria-label={`Take back the request to ${name}`}
        onClick={() => setTakingBack(true)}
      >
        Take Back
      </Button>
      {clipboard.error && (
        <Text c="var(--mantine-color-error)" size="sm" role="alert">
          Your browser blocked copying. Copy the link yourself: {link}
        </Text>
      )}
      {isTakingBack && (
        <ConfirmDialog
          title="Take the request back?"
          action="Take Back"
          isPending={withdraw.isPending}
          onCancel={() => setTakingBack(false)}
          onConfirm={() => withdraw.mutate({ id }, { onSettled: () => setTakingBack(false) })}
        >
          {state === 'accepted'
            ? `${name} has accepted, and is told that you no longer need the letters if they were asked by email. What you attached is gone from their page.`
            : `What you attached is gone from their page. If ${name} was emailed already, their page says that you took it back.`}
        </ConfirmDialog>
      )}
    </>
  )
}
