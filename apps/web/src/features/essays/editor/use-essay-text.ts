import type { EssayStatus } from '@bearings/domain/essays/options'
import type { Essay } from '@bearings/domain/essays/schema'
import { draftKey } from '../../../platform/draft-slots.ts'
import { useDraft } from '../../../platform/drafts.ts'
import { draftName } from '../draft-name.ts'

/** What is changed and not saved. `content` is `null` while the text is as it was saved. */
type Unsaved = {
  content: string | null
  /** The revision that the text was typed upon. */
  revision: number
  status: EssayStatus
  /** What the status was when it was changed. */
  statusBefore: EssayStatus
}

/** The text and status of an essay as they stand in this tab, saved or not; what is not outlasts the tab. */
export function useEssayText(essay: Essay, slot: number) {
  const draft = useDraft<Unsaved>(draftKey(draftName(essay.id), slot), untouched(essay))
  const { content, revision, status, statusBefore } = draft.value

  return {
    content: content ?? essay.content,
    status,
    unsaved: draft.unsaved,
    isTyped: content !== null,
    /** The text has been saved elsewhere since the typing began. */
    isOutdated: content !== null && revision !== essay.revision,
    restored: draft.restored,
    onDevice: draft.onDevice,
    discard: () => draft.discard(),

    write(typed: string) {
      draft.change((now) => {
        if (typed === essay.content) return { ...now, content: null, revision: essay.revision }
        return { ...now, content: typed, revision: now.content === null ? essay.revision : now.revision }
      })
    },

    setStatus(chosen: EssayStatus) {
      draft.change((now) => {
        if (chosen === now.statusBefore) return { ...now, status: essay.status, statusBefore: essay.status }
        return { ...now, status: chosen }
      })
    },

    /** What a save sends: the status only when it was changed here. */
    toSave() {
      return {
        id: essay.id,
        content: content ?? essay.content,
        basedOn: content === null ? essay.revision : revision,
        ...(status !== statusBefore && { status }),
      }
    },

    /** After a save. What was changed while it was on its way stays unsaved, now upon what was saved. */
    settle(saved: Essay) {
      let isSettled = false
      draft.change((now) => {
        const typed = now.content === saved.content ? null : now.content
        isSettled = typed === null && now.status === saved.status
        return { content: typed, revision: saved.revision, status: now.status, statusBefore: saved.status }
      })
      if (isSettled) draft.discard()
    },

    /** Shows this text instead of what was typed. A status that was changed stays changed. */
    takeOver(text: Essay) {
      let isSettled = false
      draft.change((now) => {
        isSettled = now.status === now.statusBefore
        return { ...now, content: null, revision: text.revision }
      })
      if (isSettled) draft.discard()
    },
  }
}

function untouched({ revision, status }: Essay): Unsaved {
  return { content: null, revision, status, statusBefore: status }
}
