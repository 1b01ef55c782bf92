import { Accordion, Anchor, Text } from '@mantine/core'

/** Instructions for subscribing in each calendar app. */
export function HowToAdd({ address }: { address: string }) {
  return (
    <Accordion variant="contained" chevronPosition="left" order={3} defaultValue="apple">
      <Accordion.Item value="apple">
        <Accordion.Control>Apple Calendar</Accordion.Control>
        <Accordion.Panel>
          <Text>
            On an iPhone, iPad or Mac,{' '}
            <Anchor href={address.replace(/^https?:/, 'webcal:')} underline="always">
              open the feed in Calendar
            </Anchor>{' '}
            and confirm <b>Subscribe</b>. To get its alerts, turn off <b>Remove Alarms</b> there.
          </Text>
        </Accordion.Panel>
      </Accordion.Item>
      <Accordion.Item value="google">
        <Accordion.Control>Google Calendar</Accordion.Control>
        <Accordion.Panel>
          <Text>
            On a computer, open Google Calendar. Beside <b>Other calendars</b> choose <b>+</b>, then{' '}
            <b>From URL</b>, paste the address, and choose <b>Add calendar</b>. Google checks for changes
            about once or twice a day, and uses the notifications you set for the calendar instead of the
            feed’s alerts.
          </Text>
        </Accordion.Panel>
      </Accordion.Item>
      <Accordion.Item value="outlook">
        <Accordion.Control>Outlook</Accordion.Control>
        <Accordion.Panel>
          <Text>
            In Outlook’s calendar choose <b>Add calendar</b>, then <b>Subscribe from web</b>, and paste the
            address.
          </Text>
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
  )
}
