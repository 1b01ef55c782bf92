import { say } from '@bearings/domain/say'
import { Tabs, Text, Title } from '@mantine/core'
import { SchoolSignIn } from '../school-sign-in/school-sign-in.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignUpForm } from './sign-up-form.tsx'

export type AuthTab = 'sign-in' | 'sign-up'

const welcome = {
  'sign-in': { title: 'Welcome back', text: 'Sign in to pick up where you left off.' },
  'sign-up': {
    title: 'Create your account',
    text: 'One calm place for everything between here and a decision.',
  },
} as const satisfies Record<AuthTab, { title: string; text: string }>

type Props = {
  tab: AuthTab
  /** The page to open after sign-in, if not the home page. */
  ahead?: string | undefined
  onTab: (tab: AuthTab) => void
}

export function AuthPage({ tab, ahead, onTab }: Props) {
  return (
    <>
      <Title order={1}>{say(welcome[tab].title)}</Title>
      <Text c="dimmed" mt={6} mb="lg">
        {ahead ?? say(welcome[tab].text)}
      </Text>
      <SchoolSignIn>
        <Tabs
          value={tab}
          onChange={(chosen) => onTab(chosen === 'sign-up' ? 'sign-up' : 'sign-in')}
          keepMounted={false}
        >
          <Tabs.List grow>
            <Tabs.Tab value="sign-in">{say('Sign In')}</Tabs.Tab>
            <Tabs.Tab value="sign-up">{say('Sign Up')}</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="sign-in" pt="lg">
            <SignInForm />
          </Tabs.Panel>
          <Tabs.Panel value="sign-up" pt="lg">
            <SignUpForm />
          </Tabs.Panel>
        </Tabs>
      </SchoolSignIn>
    </>
  )
}
