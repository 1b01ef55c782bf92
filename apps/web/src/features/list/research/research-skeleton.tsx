import { Skeleton, Stack, VisuallyHidden } from '@mantine/core'
import { useIsPhone } from '#ui/use-is-phone.ts'
import classes from './research-page.module.css'

export function ResearchSkeleton() {
  const isPhone = useIsPhone()
  return (
    <Stack gap="lg" aria-busy>
      <VisuallyHidden component="output">Loading school…</VisuallyHidden>
      <Stack gap={10}>
        <Skeleton height={14} width={120} />
        <Skeleton height={36} width="min(24rem, 80%)" />
      </Stack>
      <div className={`stack items-start gap-6 ${classes.columns}`}>
        <Skeleton height={isPhone ? 120 : 716} radius="lg" className={`shrinks ${classes.note}`} />
        <Stack gap="lg" className={classes.side}>
          <Skeleton height={300} radius="lg" />
          <Skeleton height={360} radius="lg" />
        </Stack>
      </div>
    </Stack>
  )
}
