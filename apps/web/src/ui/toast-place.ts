// In its own file, so that code that calls for a toast does not load the code that shows it.
export { Notifications } from '@mantine/notifications'
