/** One of each kind of personal data and secret, through every form in which the program logs: none is written. */
import pino from 'pino'
import { describe, expect, it } from 'vitest'
import { loggerOptions } from './logger.ts'

const KINDS: Record<string, string> = {
  mobile: '13800138201',
  landline: '0755-26001234',
  'ID number': '11010519491231002X',
  'old ID number': '110105491231002',
  card: '6222021234567890123',
  mail: 'zhang.san@example.com',
  passport: 'E12345678',
  'bearer token': `Bearer ${'a1B_'.repeat(10)}abc`,
  'task token': `v1.${'q9-X'.repeat(8)}`,
  'ticket in an address': 'http://x.cn/pdfTemplate?ticket=abc123',
  'password field': '"password":"Xinjian@2026"',
  'name behind its label': '联系人：王小明',
}
/** What of a kind must not be read; the rest of the text is a label. */
const SECRETS = [
  /13800138201|26001234|1949123|491231|1234567|zhang\.san|E12345678/,
  /a1B_a1B_|q9-Xq9|abc123|Xinjian@2026|小明/,
]
const PUBLIC = '91440300708461136T'

class DatabaseError extends Error {
  detail: string
  where: string
  constructor(text: string) {
    super(text)
    this.detail = `Key (mobile, name)=(${text}) already exists.`
    this.where = text
  }
}

function lines(log: (logger: pino.Logger) => void): string {
  const written: string[] = []
  const { stream, ...options } = loggerOptions('trace', (line) => written.push(line))
  log(pino(options, stream))
  expect(written.length).toBeGreaterThan(0)
  for (const line of written) expect(() => JSON.parse(line)).not.toThrow()
  return written.join('')
}

/** As the program calls it: with words, with fields, with faults and their causes, from children of a request or a job. */
const FORMS: Record<string, (logger: pino.Logger, text: string) => void> = {
  words: (log, text) => log.info(text),
  fields: (log, text) =>
    log.info({ table: 'import_batch', id: text, refused: text }, 'job refused'),
  'fields of fields': (log, text) => log.warn({ deep: { list: [{ any: text }] } }, 'x'),
  fault: (log, text) => log.error({ err: new DatabaseError(text) }, 'request failed'),
  'fault alone': (log, text) => log.error(new DatabaseError(text)),
  cause: (log, text) =>
    log.error({ err: new Error('outer', { cause: new DatabaseError(text) }) }, 'job failed'),
  'many faults': (log, text) =>
    log.error({ err: new AggregateError([new DatabaseError(text)], text) }, 'x'),
  'fault under another name': (log, text) => log.error({ error: new DatabaseError(text) }, 'x'),
  child: (log, text) => log.child({ reqId: text }).info('x'),
  parameters: (log, text) => log.debug({ values: [text], text: `select '${text}'` }, 'x'),
}

describe('the log', () => {
  for (const [form, log] of Object.entries(FORMS))
    it(`shows nothing personal given as ${form}`, () => {
      for (const [kind, text] of Object.entries(KINDS)) {
        const out = lines((logger) => log(logger, `前 ${text} 后`))
        for (const secret of SECRETS) expect(out, kind).not.toMatch(secret)
      }
      expect(lines((logger) => log(logger, PUBLIC))).toContain(
        form.includes('another') ? '"x"' : PUBLIC,
      )
    })

  it('hides a number that is one, and a field that says what it holds', () => {
    const out = lines((log) =>
      log.info({ mobile: 13800138201, smsCode: 123456, name: '王小明', ticket: 'x9' }, 'x'),
    )
    expect(out).not.toMatch(/13800138201|123456|小明|x9/)
  })
})
