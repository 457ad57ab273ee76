import type { AddressInfo } from 'node:net'
import net from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Letter, smtpListener } from './smtp.ts'

const letters: Letter[] = []
const server = smtpListener((letter) => letters.push(letter))
beforeAll(() => new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done())))
afterAll(() => server.close())

/** Speaks line by line, waiting for each answer; what was answered. */
async function speak(lines: readonly string[]): Promise<string> {
  const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1')
  let heard = ''
  socket.on('data', (chunk) => {
    heard += chunk
  })
  const next = async (from: number) => {
    while (!/^\d{3} /m.test(heard.slice(from))) await new Promise((done) => setTimeout(done, 5))
  }
  await next(0)
  for (const line of lines) {
    const from = heard.length
    socket.write(`${line}\r\n`)
    await next(from)
  }
  socket.destroy()
  return heard
}

const HEADS = ['From: <a@b.cn>', 'Subject: =?UTF-8?B?5L+h6Ym0?=', 'Content-Transfer-Encoding: ']

test.each([
  ['base64', '5r+A5rS7\r\n', '激活'],
  ['quoted-printable', '=E6=BF=80=\r\n=E6=B4=BB', '激活'],
  ['7bit', '..dotted\r\nsecond', '.dotted\nsecond'],
])('a letter in %s is told with subject and text', async (how, body, text) => {
  letters.length = 0
  const message = `${HEADS.join('\r\n')}${how}\r\n\r\n${body}\r\n.`
  await speak(['EHLO x', 'MAIL FROM:<a@b.cn>', 'RCPT TO:<c@example.com>', 'DATA', message, 'QUIT'])
  expect(letters).toHaveLength(1)
  expect(letters[0]).toMatchObject({ to: 'c@example.com', subject: '信鉴' })
  expect(letters[0]?.text.trim()).toBe(text)
})

test('what is out of order is refused', async () => {
  const heard = await speak(['EHLO x', 'DATA', 'RCPT TO:nobody', 'VRFY x'])
  expect(heard).toContain('503 ')
  expect(heard).toContain('501 ')
  expect(heard).toContain('502 ')
})
