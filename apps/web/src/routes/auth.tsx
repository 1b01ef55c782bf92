import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AuthFrame } from '../features/accounts/sign-in/auth-frame.tsx'

/** The pages on the way in; open to everyone. */
export const Route = createFileRoute('/auth')({
  component: () => (
    <AuthFrame>
      <Outlet />
    </AuthFrame>
  ),
})
