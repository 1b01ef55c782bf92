import { spokenHere } from '@bearings/domain/language/speech'
/** @jsxRuntime automatic @jsxImportSource react */
// For tsx and Playwright, which do not read this package's JSX settings.
import { say } from '@bearings/domain/say'
import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Html } from '@react-email/html'
import { Preview } from '@react-email/preview'
import { Fragment, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { FullMailContent } from './mail-content.ts'
import { sheet, styles } from './mail-style.ts'

export function htmlOf(content: FullMailContent): string {
  return renderToStaticMarkup(<Mail {...content} />)
}

function Mail({ subject, preview, ...content }: FullMailContent) {
  return (
    <Html lang={spokenHere()} dir="ltr">
      <Head>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{subject}</title>
        <style>{sheet}</style>
      </Head>
      <Body {...look('page')}>
        <Preview>{preview}</Preview>
        <Container style={{ maxWidth: '560px', tableLayout: 'fixed' }}>
          <Card>
            <Message {...content} />
          </Card>
          <Ending {...content} />
        </Container>
      </Body>
    </Html>
  )
}

/** A table, because a widely used mail program supports padding only in table cells. */
function Card({ children }: { children: ReactNode }) {
  return (
    <table role="presentation" width="100%" cellPadding="0" cellSpacing="0" border={0}>
      <tbody>
        <tr>
          <td {...look('card')}>{children}</td>
        </tr>
      </tbody>
    </table>
  )
}

type Content = Omit<FullMailContent, 'subject' | 'preview'>

function Message({ heading, paragraphs, quotes, code, link, footer }: Content) {
  return (
    <>
      <h1 {...look('heading')}>{heading}</h1>
      {paragraphs.map((paragraph, index) => (
        <Fragment key={index}>
          <p {...look('ink')}>{paragraph}</p>
          {quotes?.has(index) && <blockquote {...look('quote')}>{quotes.get(index)}</blockquote>}
        </Fragment>
      ))}
      {code && <p {...look('code')}>{code}</p>}
      {link && <Action {...link} />}
      {footer && <p {...look('faint')}>{footer}</p>}
    </>
  )
}

/** The URL is also shown as text for people who copy it instead of following a button. */
function Action({ label, url }: { label: string; url: string }) {
  return (
    <>
      <p style={{ margin: '24px 0 16px' }}>
        <Button href={url} {...look('button')}>
          {label}
        </Button>
      </p>
      <p {...look('faint')}>
        {say('Or open this address:')}
        <br />
        <Anchor url={url}>{url}</Anchor>
      </p>
    </>
  )
}

function Ending({ reason, unsubscribeUrl }: Content) {
  return (
    <div style={{ padding: '20px 12px 0', textAlign: 'center' }}>
      <p {...look('faint')}>
        <strong {...look('name')}>Bearings</strong>
        <br />
        {reason}
        {unsubscribeUrl && (
          <>
            <br />
            <Anchor url={unsubscribeUrl}>{say('Unsubscribe')}</Anchor>
          </>
        )}
      </p>
    </div>
  )
}

function Anchor({ url, children }: { url: string; children: string }) {
  return (
    <a href={url} {...look('link')}>
      {children}
    </a>
  )
}

function look(name: keyof typeof styles) {
  return { className: name, style: styles[name] }
}
