import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { checkCommands } from './commands.ts'

const MB = 2 ** 20
const LINE = '0 0 m 100 100 l S\n'
const commands = (bytes: number) => Buffer.from(LINE.repeat(Math.ceil(bytes / LINE.length)))
const flate = (data: Buffer) => ['/Filter /FlateDecode', deflateSync(data)] as const

/** Objects as they follow each other; what the engine needs besides is not looked at. */
function pdf(...objects: (string | readonly [dictionary: string, data: Buffer])[]): Uint8Array {
  const parts = objects.map((object, i) =>
    typeof object === 'string'
      ? Buffer.from(`${i + 1} 0 obj\n<< ${object} >>\nendobj\n`)
      : Buffer.concat([
          Buffer.from(`${i + 1} 0 obj\n<< ${object[0]} /Length ${object[1].length} >>\nstream\n`),
          object[1],
          Buffer.from('\nendstream\nendobj\n'),
        ]),
  )
  return new Uint8Array(Buffer.concat([Buffer.from('%PDF-1.4\n'), ...parts]))
}
const page = (contents: string) => `/Type /Page /Contents ${contents}`

describe('pages that draw without end are refused before they are drawn', () => {
  it.each<[string, Uint8Array]>([
    ['one stream', pdf(page('2 0 R'), flate(commands(60 * MB)))],
    ['not packed', pdf(page('2 0 R'), ['', commands(4 * MB)])],
    [
      'several in a row',
      pdf(page('[2 0 R 3 0 R 4 0 R]'), ...Array.from({ length: 3 }, () => flate(commands(2 * MB)))),
    ],
    [
      'packed twice',
      pdf(page('2 0 R'), [
        '/Filter [/FlateDecode /FlateDecode]',
        deflateSync(deflateSync(commands(60 * MB))),
      ]),
    ],
    [
      'a form',
      pdf(page('2 0 R'), flate(commands(100)), [
        '/Type /XObject /Subtype /Form /Filter /FlateDecode',
        deflateSync(commands(60 * MB)),
      ]),
    ],
    [
      'labelled as a picture',
      pdf(page('2 0 R'), ['/Subtype /Image /Filter /FlateDecode', deflateSync(commands(60 * MB))]),
    ],
    [
      'a page in a table of objects',
      pdf(
        [
          '/Type /ObjStm /Filter /FlateDecode',
          deflateSync(Buffer.from(`9 0 << ${page('2 0 R')} >>`)),
        ],
        flate(commands(60 * MB)),
      ),
    ],
  ])('%s', (_, file) => {
    expect(() => checkCommands(file)).toThrow('绘图内容过多')
  })
})

it('neither are more streams gone through than any book has', () => {
  const many = '1 0 obj <</Filter/FlateDecode>> stream\n'.repeat(25_000)
  expect(() => checkCommands(new Uint8Array(Buffer.from(many)))).toThrow('绘图内容过多')
})

describe('what people look at is not', () => {
  it.each<[string, Uint8Array]>([
    ['a dense drawing', pdf(page('2 0 R'), flate(commands(2.5 * MB)))],
    [
      'many pages',
      pdf(...[2, 4, 6, 8].flatMap((n) => [page(`${n} 0 R`), flate(commands(2 * MB))])),
    ],
    [
      'a scan: its pixels are no commands',
      pdf(page('2 0 R'), flate(commands(100)), [
        '/Subtype /Image /Filter /FlateDecode',
        deflateSync(Buffer.alloc(60 * MB)),
      ]),
    ],
    [
      'a large font',
      pdf(page('2 0 R'), flate(commands(100)), [
        '/Length1 20000000 /Filter /FlateDecode',
        deflateSync(Buffer.alloc(20 * MB)),
      ]),
    ],
    ['broken bytes', pdf(page('2 0 R'), ['/Filter /FlateDecode', Buffer.from('not packed')])],
    ['nothing', new Uint8Array(0)],
  ])('%s', (_, file) => {
    expect(() => checkCommands(file)).not.toThrow()
  })
})
