import { criteriaNames, isAsked } from '@bearings/domain/advising/criteria/rules'
import { Button } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyComponent } from '#platform/loading/lazy-component.tsx'
import { Icon } from '#ui/icon.tsx'
import { usePressFirst } from '#ui/use-press-first.ts'
import type { SheetProps } from './criteria-sheet.tsx'

const Sheet = lazyComponent(() => import('./criteria-sheet.tsx'), 'CriteriaSheet')

type Props = Omit<SheetProps, 'onClose'> & { name?: string }

/** Opens what can be asked of the students and their applications, and counts what is. */
export function CriteriaButton({ name = 'Filter', ...sheet }: Props) {
  const [isOpen, setOpen] = useState(false)
  const press = usePressFirst(() => setOpen(true))
  const count = criteriaNames.filter((name) => isAsked(sheet.criteria[name])).length
  return (
    <>
      <Button
        variant="default"
        leftSection={<Icon of={IconFilter} />}
        aria-haspopup="dialog"
        onPointerEnter={() => void Sheet.load()}
        {...press}
      >
        {count > 0 ? `${name} (${count})` : name}
      </Button>
      {isOpen && (
        <Suspense>
          <Sheet {...sheet} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
