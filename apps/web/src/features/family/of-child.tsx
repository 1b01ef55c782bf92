import type { Child } from '@bearings/domain/family/schema'
import { Card, NativeSelect, Text, Title } from '@mantine/core'
import { IconMail, IconPlayerPause } from '@tabler/icons-react'
import { type ReactNode, Suspense } from 'react'
import { EmptyState } from '#ui/empty-state.tsx'
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
      <EmptyState icon={IconMail} title={words.nobody} action={null}>
        {words.nobodyWhy}
      </EmptyState>
    )
  return (
    <>
      {children.length > 1 && (
        <NativeSelect
          label={words.child}
          maw={320}
          mb="md"
          data={children.map(({ id, fullName }) => ({ value: id, label: fullName }))}
          value={child.id}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
        />
      )}
      {child.isPaused ? (
        <Paused child={child} />
      ) : (
        <Suspense fallback={<PageSkeleton />}>{page(child)}</Suspense>
      )}
    </>
  )
}

function Paused({ child }: { child: Child }) {
  const name = givenName(child)
  return (
    <Card maw={640}>
      <Icon of={IconPlayerPause} size={28} />
      <Title order={1} mt="sm">
        {words.paused(name)}
      </Title>
      <Text mt="sm">{words.pausedWhy(name)}</Text>
    </Card>
  )
}
