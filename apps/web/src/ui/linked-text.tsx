import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { piecesOf } from './linked-text.ts'

/** Renders a text that someone wrote, with its web addresses as links and everything else unchanged. */
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
