import type { Essay } from '@bearings/domain/essays/schema'
import { type RefObject, useEffect, useMemo } from 'react'
import { withPlainLineEnds } from '../comments/arrange.ts'
import { useEssayRules } from '../editor/use-essay-rules.ts'
import { SpellingPanel } from './spelling-panel.tsx'
import { useSpelling } from './use-spelling.ts'

/**
 * The check of an essay's spelling and grammar, and its panel, which appears once it is known that the college allows
 * it. `settled` is the text when typing last paused.
 */
export function useSpellingPanel(
  essay: Essay,
  textarea: RefObject<HTMLTextAreaElement | null>,
  settled: string,
) {
  const { found } = useEssayRules(essay)
  const { state, findings, check, accept, ignore, addWord, follow } = useSpelling(essay.id, textarea)
  useEffect(() => follow(withPlainLineEnds(settled)), [follow, settled])
  const policy = found?.policy
  const panel = useMemo(
    () =>
      policy && (
        <SpellingPanel
          state={state}
          findings={findings}
          textarea={textarea}
          forbidden={policy.forbidsChecking ? policy : null}
          onCheck={check}
          onAccept={accept}
          onIgnore={ignore}
          onAddWord={addWord}
        />
      ),
    [policy, state, findings, textarea, check, accept, ignore, addWord],
  )
  return { findings, panel }
}
