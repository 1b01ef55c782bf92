import type { Child } from '@bearings/domain/family/schema'
import { say } from '@bearings/domain/say'
import { Card, NativeSelect, Text, Title } from '@mantine/core'
import { IconMail, IconPlayerPause } from '@tabler/icons-react'
import { type ReactNode, Suspense } from 'react'
import { Icon } from '#ui/icon.tsx'
import { PageSkeleton } from '#ui/page-skeleton.tsx'
import { givenName, useChild } from './use-child.ts'
import { words } from './words.ts'

type Props = { children: (child: Child) => ReactNode }

/** A page about one student of a guardian: the choice of which, and a kind word if nothing is shared now. */
export function OfChild({ children }: Props) {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Chosen>{children}</Chosen>
    </Suspense>
  )
}

function Chosen({ children: page }: Props) {
  const { child, children, choose } = useChild()
  if (!child)
    return (
      <Quiet icon={IconMail} title={say(words.nobody)}>
        {say(words.nobodyWhy)}
      </Quiet>
    )
  return (
    <>
      {children.length > 1 && (
        <NativeSelect
          label={say(words.child)}
          maw={320}
          mb="md"
          data={children.map(({ id, fullName }) => ({ value: id, label: fullName }))}
          value={child.id}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      )}
      {child.isPaused ? (
        <Quiet icon={IconPlayerPause} title={say(words.paused, { name: givenName(child) })}>
          {say(words.pausedWhy, { name: givenName(child) })}
        </Quiet>
      ) : (
        <Suspense fallback={<PageSkeleton />}>{page(child)}</Suspense>
      )}
    </>
  )
}

type QuietProps = { icon: typeof IconMail; title: string; children: ReactNode }

/** The page while nothing is shown. */
function Quiet({ icon, title, children }: QuietProps) {
  return (
    <Card maw={640}>
      <Icon of={icon} size={28} />
      <Title order={1} mt="sm">
        {title}
      </Title>
      <Text mt="sm">{children}</Text>
    </Card>
  )
}
