import { hasFreePlace } from '@bearings/domain/advising/links/my-links'
import { whatNext } from '@bearings/domain/advising/links/rules'
import type { AdvisorRequest } from '@bearings/domain/advising/requests/schema'
import { Button, Card, Group, Stack, Tabs } from '@mantine/core'
import { IconMail, IconSend, IconUnlink, IconUserOff, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { query } from '#platform/queries/api.ts'
import { useMe } from '#platform/session/me.ts'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { LoadError } from '#ui/load-error.tsx'
import { Notice } from '#ui/notice.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { SchoolNote } from '#ui/school-note.tsx'
import { useTabInView } from '#ui/use-tab-in-view.ts'
import { CodeForm } from '../invites/code-form.tsx'
import { MyRequests } from '../requests/my-requests.tsx'
import { ConsentDialog } from '../sharing/consent-dialog.tsx'
import { sinceInWords } from '../students/words.ts'
import { AccessLog } from './access-log.tsx'
import { AskAdvisorDialog } from './ask-advisor-dialog.tsx'
import { AskSchool } from './ask-school.tsx'
import { EndLinkDialog } from './end-link-dialog.tsx'
import { type MyAdvisorTab, myAdvisorTabs } from './my-advisor-search.ts'
import { SharingTab } from './sharing-tab.tsx'
import { StatusCards } from './status-cards.tsx'
import { Team } from './team.tsx'
import scrolling from '#ui/scrolling-tabs.module.css'

const tabNames: Record<MyAdvisorTab, string> = {
  tasks: 'My Tasks',
  requests: 'My Requests',
  sharing: 'Sharing',
  views: 'Access Log',
}

type Props = {
  tab: MyAdvisorTab
  /** Shows another tab; the URL keeps which. */
  onTab: (tab: MyAdvisorTab) => void
  /** The student's tasks. */
  tasks: ReactNode
}

/** A student's side of advising: their advisor, their tasks, and what the advisor sees. */
export function MyAdvisorPage({ tab, onTab, tasks }: Props) {
  const tabs = useTabInView(tab)
  const [accepting, setAccepting] = useState<AdvisorRequest | null>(null)
  const [sharingWith, setSharingWith] = useState<string | null>(null)
  const { data } = useQuery(query('GET /advising/link'))
  return (
    <Stack gap="lg">
      <Header />
      <SchoolNote />
      <LinkError />
      <DisabledNotice />
      {data && data.others.length > 0 && (
        <Team
          mine={data}
          onSharing={(linkId) => {
            setSharingWith(linkId)
            onTab('sharing')
          }}
        />
      )}
      <StatusCards />
      {data?.link === null && <InviteCode />}
      <Tabs
        value={tab}
        onChange={(chosen) => onTab((chosen ?? 'tasks') as MyAdvisorTab)}
        color="sea"
        keepMounted={false}
      >
        <Tabs.List ref={tabs} className={scrolling.tabs!}>
          {myAdvisorTabs.map((each) => (
            <Tabs.Tab key={each} value={each}>
              {tabNames[each]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="tasks" pt="lg">
          {tasks}
        </Tabs.Panel>
        <Tabs.Panel value="requests" pt="lg">
          <MyRequests onAccept={setAccepting} />
        </Tabs.Panel>
        <Tabs.Panel value="sharing" pt="lg">
          <SharingTab chosen={sharingWith} onChoose={setSharingWith} />
        </Tabs.Panel>
        <Tabs.Panel value="views" pt="lg">
          <AccessLog />
        </Tabs.Panel>
      </Tabs>
      {data?.link && <InviteCode />}
      {accepting && <ConsentDialog request={accepting} onClose={() => setAccepting(null)} />}
    </Stack>
  )
}

/** The error when it is not known whether the student has an advisor, without whom the page offers little. */
function LinkError() {
  const { data, error, refetch } = useQuery(query('GET /advising/link'))
  if (data || !error) return null
  return <LoadError title="Error loading your advisor" error={error} onRetry={refetch} />
}

/** The field for a code: of an advisor's invite while there is a place, and of the school's invitation in any case. */
function InviteCode() {
  const { data } = useQuery(query('GET /advising/link'))
  const isOfSchool = Boolean(useQuery(query('GET /school')).data?.school)
  if (!data || (!hasFreePlace(data) && !isOfSchool)) return null
  return (
    <Card>
      <CodeForm />
    </Card>
  )
}

/** The notice that the advisor's account is disabled: such an advisor sees nothing and does not respond. */
function DisabledNotice() {
  const { data } = useQuery(query('GET /advising/link'))
  const link = data?.link
  // Of several, each says it on their own card.
  if (!link?.isDisabled || data!.others.length > 0) return null
  return (
    <Notice icon={<IconUserOff size={18} stroke={1.75} aria-hidden />} action={null}>
      {link.advisor.fullName || link.advisor.email} no longer uses Bearings and can no longer see what you
      shared. {whatNext(link)}
    </Notice>
  )
}

function Header() {
  const { timeZone } = useMe()
  const { data } = useQuery(query('GET /advising/link'))
  const { data: requests } = useQuery(query('GET /advising/requests', { status: 'pending' }))
  const [dialog, setDialog] = useState<'ask' | 'end' | null>(null)
  const link = data?.link
  const isTeam = data !== undefined && data.others.length > 0
  const close = () => setDialog(null)

  return (
    <PageHeader
      title={isTeam ? 'My Team' : 'My Advisor'}
      about={
        link && !isTeam
          ? `${link.advisor.email} · ${sinceInWords(link.since, timeZone).replace('Student', 'Your advisor')}`
          : isTeam
            ? 'The people who help you along the way. Each sees only what you share with them.'
            : 'Someone who helps you along the way and sees only what you share.'
      }
    >
      <Group gap="xs">
        <LinkButton to="/student/family" variant="default" leftSection={<Icon of={IconUsers} />}>
          Family
        </LinkButton>
        {link && !isTeam && (
          <LinkButton
            to="/messages/$personId"
            params={{ personId: link.advisor.id }}
            variant="default"
            leftSection={<Icon of={IconMail} />}
          >
            Write
          </LinkButton>
        )}
        {link && !isTeam && link.kind === 'school' && <AskSchool link={link} />}
        {link && !isTeam && link.kind === 'personal' && (
          <Button variant="default" leftSection={<Icon of={IconUnlink} />} onClick={() => setDialog('end')}>
            Disconnect
          </Button>
        )}
        {data && hasFreePlace(data) && (
          // A pending request is the primary action then, not this one.
          <Button
            variant={requests?.pending || link ? 'default' : 'filled'}
            leftSection={<Icon of={IconSend} />}
            onClick={() => setDialog('ask')}
          >
            Ask an advisor
          </Button>
        )}
      </Group>
      {dialog === 'ask' && <AskAdvisorDialog onClose={close} />}
      {dialog === 'end' && link && <EndLinkDialog link={link} onClose={close} />}
    </PageHeader>
  )
}
