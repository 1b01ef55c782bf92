import { say } from '@bearings/domain/say'
import { Group } from '@mantine/core'
import { isId } from '#platform/is-id.ts'
import { LanguageSwitch } from '#ui/language-switch.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { NotFoundNotice } from '#ui/not-found-notice.tsx'
import { PageError } from '#ui/page-error.tsx'
import { AidPage } from './aid-page.tsx'
import { FamilyCollegePage } from './college-page.tsx'
import { JoinFamilyPage } from './join/join-page.tsx'
import { type Calculator, FamilyMoneyPage } from './money-page.tsx'
import { OverviewPage } from './overview-page.tsx'
import { paths } from './paths.ts'
import { ReadableThreadPage } from './reading/thread-page.tsx'
import { words } from './words.ts'

type Props = {
  /** What follows `/family/`. */
  path: string
  calculator: Calculator
}

/** The pages of a family, by their path, each with the choice of its language. */
export function FamilyPages(props: Props) {
  return (
    <>
      <LanguageChoice />
      <Page {...props} />
    </>
  )
}

/** Replaces one of the pages whose data could not be loaded; its title and the choice of a language stay. */
export function FamilyError({ path, error }: { path: string; error: unknown }) {
  const [page = ''] = path.split('/')
  return (
    <>
      <LanguageChoice />
      <PageError
        page={say(page in titles ? titles[page as keyof typeof titles] : words.home)}
        title={say('This page could not be shown')}
        error={error}
      />
    </>
  )
}

const titles = { aid: words.aid, money: words.money, messages: words.messages, colleges: words.colleges }

function LanguageChoice() {
  return (
    <Group justify="flex-end" mb="xs" mt={-8}>
      <LanguageSwitch isSignedIn />
    </Group>
  )
}

function Page({ path, calculator }: Props) {
  const [page = '', of = ''] = path.split('/')
  if (page === '' || page === 'home') return <OverviewPage />
  if (page === 'aid') return <AidPage />
  if (page === 'money') return <FamilyMoneyPage calculator={calculator} />
  if (page === 'join') return <JoinFamilyPage key={of} code={of} />
  if (page === 'messages' && isId(of)) return <ReadableThreadPage key={of} id={of} />
  if (page === 'colleges' && /^\d{6}$/.test(of)) return <FamilyCollegePage key={of} unitid={Number(of)} />
  return (
    <NotFoundNotice
      title={say(words.noPage)}
      link={
        <LinkButton to={paths.home} variant="default" mt="sm">
          {say(words.home)}
        </LinkButton>
      }
    >
      {say(words.noPageWhy)}
    </NotFoundNotice>
  )
}
