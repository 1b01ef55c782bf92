// A file of its own, so that the code of toasts does not come with what tells them.
export { Notifications } from '@mantine/notifications'
