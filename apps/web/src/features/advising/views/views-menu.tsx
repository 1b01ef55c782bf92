import { mostViews } from '@bearings/domain/advising/views/options'
import { Button, Menu } from '@mantine/core'
import { IconBookmark, IconCheck } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyComponent } from '#platform/loading/lazy-component.tsx'
import { usePreload } from '#platform/loading/preload.ts'
import { Icon } from '#ui/icon.tsx'
import type { RosterSearch } from '../students/roster-search.ts'
import { savedOf, searchOf, useChangeView, useViews } from './use-views.ts'

const SaveViewDialog = lazyComponent(() => import('./view-dialogs.tsx'), 'SaveViewDialog')
const ManageViewsDialog = lazyComponent(() => import('./view-dialogs.tsx'), 'ManageViewsDialog')

type Props = { search: RosterSearch; onShow: (search: RosterSearch) => void }

/** The advisor's saved views: opens one, saves what is shown, or manages them. */
export function ViewsMenu({ search, onShow }: Props) {
  usePreload(SaveViewDialog.load)
  usePreload(ManageViewsDialog.load)
  const { views, opened, isAsSaved, isMissing, refetch } = useViews(search)
  const [dialog, setDialog] = useState<'save' | 'manage' | null>(null)
  const [last, setLast] = useState<string | null>(null)
  const change = useChangeView()
  const changed = isAsSaved ? undefined : (opened ?? views.find(({ id }) => id === last))
  const close = () => setDialog(null)

  return (
    <>
      <Menu position="bottom-start" width={280} shadow="md">
        <Menu.Target>
          <Button variant="default" leftSection={<Icon of={IconBookmark} />} maw={220}>
            {opened?.name ?? 'Views'}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {isMissing && (
            <>
              <Menu.Label>Your views could not be loaded.</Menu.Label>
              <Menu.Item closeMenuOnClick={false} onClick={() => void refetch()}>
                Try again
              </Menu.Item>
            </>
          )}
          {views.length === 0 && !isMissing && (
            <Menu.Label>Save a filter with its columns, and open it again here.</Menu.Label>
          )}
          {views.map((view) => (
            <Menu.Item
              key={view.id}
              rightSection={opened?.id === view.id && <Icon of={IconCheck} size={16} />}
              onClick={() => {
                setLast(view.id)
                onShow(searchOf(view))
              }}
            >
              {view.name}
            </Menu.Item>
          ))}
          {views.length > 0 && <Menu.Divider />}
          {changed && (
            <Menu.Item onClick={() => change.mutate({ id: changed.id, ...savedOf(search) })}>
              Update “{changed.name}”
            </Menu.Item>
          )}
          <Menu.Item
            disabled={isMissing || opened !== undefined || views.length >= mostViews}
            onClick={() => setDialog('save')}
          >
            Save view…
          </Menu.Item>
          {views.length > 0 && <Menu.Item onClick={() => setDialog('manage')}>Rename or delete…</Menu.Item>}
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {dialog === 'save' && (
          <SaveViewDialog search={search} onSaved={(view) => onShow(searchOf(view))} onClose={close} />
        )}
        {dialog === 'manage' && <ManageViewsDialog views={views} onClose={close} />}
      </Suspense>
    </>
  )
}
