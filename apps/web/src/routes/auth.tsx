import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AuthFrame } from '../features/accounts/sign-in/auth-frame.tsx'
import { speakTo } from '../platform/language.ts'

/** The sign-in pages, open to everyone. */
export const Route = createFileRoute('/auth')({
  beforeLoad: () => speakTo(null),
  component: () => (
    <AuthFrame>
      <Outlet />
    </AuthFrame>
  ),
})
