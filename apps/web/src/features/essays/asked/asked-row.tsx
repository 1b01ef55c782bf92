import { isShared, promptOf } from '@bearings/domain/essays/asked/rules'
import type { AskedEssay } from '@bearings/domain/essays/asked/schema'
import { limitInWords } from '@bearings/domain/essays/asked/words'
import { reusable } from '@bearings/domain/essays/reuse'
import type { EssaySummary } from '@bearings/domain/essays/schema'
import { counted } from '@bearings/domain/words'
import { Button } from '@mantine/core'
import { LinkAnchor } from '#ui/link-anchor.tsx'

type Props = {
  asked: AskedEssay
  essays: readonly EssaySummary[]
  isAdding?: boolean
  /** Adds this one alone; absent where all are added together. */
  onAdd?: () => void
}

/** One essay that is asked for and not added yet, with what the student wrote that may fit. */
export function AskedRow({ asked, essays, isAdding = false, onAdd }: Props) {
  const { key, limit } = asked
  const prompt = promptOf(asked)
  const wordLimit = limit?.unit === 'words' ? limit.most : null
  const [similar] = reusable({ id: key, promptName: prompt, wordLimit, words: 0 }, essays)

  return (
    <li className="row spread gap-3 hairline-below pad-y-10px">
      <span className="wrap-anywhere shrinks">
        {prompt}
        <span className="detail">
          {limitInWords(limit)}
          {isShared(asked) && ', one essay for all that take it'}
        </span>
        {similar && (
          <span className="detail">
            May fit:{' '}
            <LinkAnchor
              to="/essays/$essayId"
              params={{ essayId: similar.essay.id }}
              inherit
              underline="always"
            >
              {similar.essay.promptName}
            </LinkAnchor>{' '}
            ({similar.essay.schoolName ?? 'shared'}, {counted(similar.essay.words, 'word')})
          </span>
        )}
      </span>
      {onAdd && (
        <Button
          variant="default"
          size="sm"
          className="no-print"
          aria-label={`Add: ${prompt}`}
          loading={isAdding}
          onClick={onAdd}
        >
          Add
        </Button>
      )}
    </li>
  )
}
