import type { Source } from '@bearings/domain/deadlines/options'
import {
  type Icon,
  IconCertificate,
  IconChecklist,
  IconClipboardText,
  IconCoin,
  IconPencil,
  IconSchool,
  IconTimeline,
} from '@tabler/icons-react'

const icons: Record<Source, Icon> = {
  school: IconSchool,
  essay: IconPencil,
  checklist: IconChecklist,
  task: IconClipboardText,
  scholarship: IconCoin,
  aid: IconCoin,
  test: IconCertificate,
  milestone: IconTimeline,
}

export const sourceNames: Record<Source, string> = {
  school: 'Schools',
  essay: 'Essays',
  checklist: 'Checklists',
  task: 'Advisor tasks',
  scholarship: 'Scholarships',
  aid: 'Aid forms',
  test: 'Tests',
  milestone: 'Timeline',
}

/** A decorative icon of a date's source, which the text beside it also says. */
export function SourceIcon({ source, size = 18 }: { source: Source; size?: number }) {
  const Shown = icons[source]
  return <Shown size={size} stroke={1.75} aria-hidden />
}
