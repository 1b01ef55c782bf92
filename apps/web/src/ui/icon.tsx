import type { Icon as Picture } from '@tabler/icons-react'

type Props = { of: Picture; size?: number; className?: string | undefined }

/**
 * A decorative icon beside words that say the same, so it is not read out. It is as large as the words, and
 * as thin.
 */
export function Icon({ of: Shape, size = 18, className = '' }: Props) {
  return <Shape size={size} stroke={1.75} className={`rigid ${className}`} aria-hidden />
}
