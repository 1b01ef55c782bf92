import { Skeleton, VisuallyHidden } from '@mantine/core'

/** Stands where the next thing will. */
export function NextPlaceholder() {
  return (
    <div aria-busy>
      <VisuallyHidden component="output">Loading what is next…</VisuallyHidden>
      <Skeleton height={96} radius="lg" />
    </div>
  )
}
