import { fileLimits, pictureTypes } from '@bearings/domain/files/options'
import { sizeInWords } from '@bearings/domain/files/rules'
import { say } from '@bearings/domain/say'
import { Button, Card, Group, Progress, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useMe } from '#platform/session/me.ts'
import { LoadError } from '#ui/load-error.tsx'
import { PersonAvatar } from '#ui/person-avatar.tsx'
import { UploadButton } from '#ui/upload-button.tsx'
import { useOwnAvatar } from './use-own-avatar.ts'

/** The person's own picture, to choose, change and remove. */
export function AvatarSection() {
  const me = useMe()
  const { avatar, error, retry, send, sent, refusal, remove, isRemoving } = useOwnAvatar()

  return (
    <Card component="section" aria-labelledby="picture">
      <Title order={2} id="picture">
        {say('Picture')}
      </Title>
      <Text c="dimmed" mt={2}>
        {me.role === 'student'
          ? 'It appears beside your name here, and on your advisor’s roster while you share your profile. Nobody else sees it.'
          : say('It appears beside your name here. Nobody else sees it.')}
      </Text>
      {error && (
        <LoadError title={say('Error loading your picture.')} error={error} onRetry={retry} isPlain />
      )}
      {!error && avatar === undefined && <Skeleton height={96} mt="md" radius="md" />}
      {!error && avatar !== undefined && (
        <Group mt="md" gap="lg" wrap="nowrap" align="center">
          <PersonAvatar name={me.fullName || me.email} picture={avatar?.large} size={96} />
          <Stack gap="xs" flex={1}>
            <Group gap="sm">
              <UploadButton accept={pictureTypes.join(',')} isSending={sent !== null} onChoose={send}>
                {avatar ? say('Change Picture') : say('Choose a Picture')}
              </UploadButton>
              {avatar && (
                <Button variant="subtle" color="sea" loading={isRemoving} onClick={remove}>
                  {say('Remove Picture')}
                </Button>
              )}
            </Group>
            {sent !== null && <Progress value={100 * sent} aria-label={say('Picture upload progress')} />}
            {refusal ? (
              <Text c="var(--mantine-color-error)" size="sm" role="alert">
                {refusal}
              </Text>
            ) : (
              <Text c="dimmed" size="sm">
                {say('PNG, JPEG or WebP, up to {size}. Where and when it was taken is removed.', {
                  size: sizeInWords(fileLimits.avatarBytes),
                })}
              </Text>
            )}
          </Stack>
        </Group>
      )}
    </Card>
  )
}
