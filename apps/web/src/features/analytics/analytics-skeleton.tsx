import { Skeleton, Stack, VisuallyHidden } from '@mantine/core'
import classes from './analytics.module.css'

export function AnalyticsSkeleton() {
  return (
    <Stack gap="lg" aria-busy>
      <VisuallyHidden component="output">Loading analytics…</VisuallyHidden>
      <Stack gap={10}>
        <Skeleton height={36} width={180} />
        <Skeleton height={16} width="min(32rem, 90%)" />
      </Stack>
      <div className={`stack items-start gap-4 ${classes.columns}`}>
        {[
          ['late', 'progress', 'weeks'],
          ['funnel', 'essays', 'balance'],
        ].map((cards) => (
          <div key={cards.join()} className="stack gap-4 one-column">
            {cards.map((card) => (
              <Skeleton key={card} height={280} radius="lg" />
            ))}
          </div>
        ))}
      </div>
    </Stack>
  )
}
