import { translated } from '@bearings/domain/say'
import { Skeleton, Stack, VisuallyHidden } from '@mantine/core'
import { PageHeader } from '#ui/page-header.tsx'
import classes from './cards.module.css'

type Props = { title: string; about: string; label: string; cards: number; height: number }

/** The shape of a library page while its cards load. Its header is already shown. */
export function LibrarySkeleton({ title, about, label, cards, height }: Props) {
  return (
    <Stack gap="lg" aria-busy>
      <PageHeader title={translated(title)} about={translated(about)} />
      <VisuallyHidden component="output">{label}</VisuallyHidden>
      <Skeleton height={36} maw="var(--width-form)" />
      <div className={classes.three} aria-hidden>
        {Array.from({ length: cards }, (_, card) => (
          <Skeleton key={card} height={height} radius="lg" />
        ))}
      </div>
    </Stack>
  )
}
