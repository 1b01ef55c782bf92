import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AuthFrame } from '../features/accounts/sign-in/auth-frame.tsx'

/** The sign-in pages, open to everyone. */
export const Route = createFileRoute('/auth')({
  component: () => (
    <AuthFrame>
      <Outlet />
    </AuthFrame>
  ),
})
