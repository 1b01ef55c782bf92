import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { piecesOf } from './linked-text.ts'

/** A text of somebody's with its web addresses as links; everything else stays the words that it is. */
export function linked(text: string): ReactNode[] {
  return piecesOf(text).map(({ start, words, isLink }) =>
    isLink ? (
      <Anchor key={start} href={words} target="_blank" rel="noopener noreferrer nofollow" inherit>
        {words}
      </Anchor>
    ) : (
      words
    ),
  )
}
