/** What the service refuses is told in English: every code, and every sentence that the calls of invoice verification answer. */
import fs from 'node:fs'
import path from 'node:path'
import { CODES } from '@xinjian/contract/codes'
import { judgeBeforehand } from '@xinjian/format/verify/beforehand'
import { WHY_NOT } from '@xinjian/format/verify/tickets'
import { expect, it } from 'vitest'
import { CODES_ENGLISH } from './codes.ts'
import { refusalIn, sentenceIn } from './of.ts'
import { VERIFICATION } from './verification.ts'

const ROOT = path.resolve(import.meta.dirname, '../../../../..')
const CHINESE = /\p{Script=Han}/u
const NOUNS = path.join(ROOT, 'packages/contract/src')
const FEATURES = ['verify', 'verifyWatch', 'recognition', 'firm'].map((name) =>
  path.join(ROOT, 'apps/server/src/features', name),
)
/** Literals of these files are told to whoever asks, though another file throws them. */
const ALSO = ['picture/read.ts', 'readers/read-with.ts', 'readers/said.ts', 'readers/scans.ts']
/** What stands beside refusals and is none: a product's line in a bill, progress of a batch, names of files and reasons in them. */
const NONE = new Set([
  '发票 {}',
  '已读取 {} 行',
  '等待开始',
  '未命名',
  '表格',
  '{}（第 {} 页）',
  '识别回归用例.json',
])

const typed = (invoiceCode: string, issueDate: string) => ({
  invoiceCode,
  invoiceNumber: '12345678',
  issueDate,
  amount: '1.00',
  checkCode: '',
})

const files = (at: string): string[] =>
  fs.statSync(at).isFile() ? [at] : fs.readdirSync(at).flatMap((name) => files(path.join(at, name)))

/** Chinese literals of a source, `{}` for what is put into them. */
function sentences(file: string): string[] {
  const source = fs
    .readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\/\/.*$/gm, '')
    .replace(/summary:\s*(?:'[^']*'|`[^`]*`)/g, '')
    .replace(/names: '[^']*'/g, '')
  const found = [...source.matchAll(/'([^'\n]*)'|`([^`]*)`/g)]
  return found
    .map(([, plain, template]) => (plain ?? template)!.replace(/\$\{[^}]*\}/g, '{}'))
    .filter((text) => CHINESE.test(text) && !text.includes('\n') && !NONE.has(text))
}

/** As it would be said: something stands in every place. */
const filled = (text: string) => text.replaceAll('{}', '7')
const lacking = (said: readonly string[]) =>
  [...new Set(said)].filter((text) => {
    const english = sentenceIn(filled(text))
    return english === null || CHINESE.test(english)
  })

const refusing = FEATURES.flatMap(files)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .filter(
    (file) =>
      ALSO.some((end) => file.endsWith(end)) ||
      fs.readFileSync(file, 'utf8').includes('new Refusal('),
  )

it('every code has its English', () => {
  expect(Object.keys(CODES).filter((name) => !(name in CODES_ENGLISH))).toEqual([])
  for (const { status, msg } of Object.values(CODES)) {
    expect(refusalIn(status, msg)).not.toMatch(CHINESE)
    expect(refusalIn(status, msg).length).toBeGreaterThan(10)
  }
})

it('every sentence that invoice verification and the matters of an enterprise refuse with has its English', () => {
  expect(refusing.length).toBeGreaterThan(15)
  expect(lacking(refusing.flatMap(sentences))).toEqual([])
})

it('so has whatever its calls do not accept', () => {
  const nouns = ['verify', 'nouns/verify', 'nouns/verify.ts', 'nouns/firm.ts'].flatMap((at) =>
    files(path.join(NOUNS, at)),
  )
  const said = nouns.filter((file) => !file.endsWith('.test.ts')).flatMap(sentences)
  expect(said.length).toBeGreaterThan(15)
  expect(lacking(said)).toEqual([])
})

it('so has why a file was not read', async () => {
  const file = path.join(ROOT, 'packages/intake/src/errors.ts')
  expect(lacking(sentences(file).filter((text) => text.endsWith('。')))).toEqual([])
})

it('no sentence is kept that nobody says', () => {
  const contract = ['verify', 'nouns', 'fields.ts'].flatMap((at) => files(path.join(NOUNS, at)))
  const said = new Set(
    [...refusing, ...contract, ...files(path.join(ROOT, 'apps/server/src/features/metering'))]
      .flatMap(sentences)
      .map((text) => text.replace(/\d+/g, '{}')),
  )
  expect(Object.keys(VERIFICATION).filter((text) => !said.has(text.replace(/\d+/g, '{}')))).toEqual(
    [],
  )
})

it('places keep what stands in them, names of fields are left out, and what is not known stands beside its code', () => {
  expect(refusalIn(413, '文件“发票.pdf”超过 20 MB，请压缩或拆分后上传')).toBe(
    'The file “发票.pdf” is larger than 20 MB: make it smaller or split it',
  )
  expect(refusalIn(400, '请输入发票号码（invoiceNumber）')).toBe('Enter the invoice number')
  expect(
    sentenceIn(
      '第 2 页：外部识别服务（ocr.example）暂时不可用，第 2 页未发送，由本平台识别；第 3 页：页面无法作为图片发送，由本平台识别',
    ),
  ).toBe(
    'Page 2: The other service (ocr.example) is out of service, page 2 was not sent: we read it; Page 3: The page cannot be sent as a picture: we read it',
  )
  expect(
    sentenceIn('红字发票，冲销蓝字发票 25442000000087654321，红字确认单或信息表编号 4403'),
  ).toBe('Red invoice, reverses 25442000000087654321, confirmation 4403')
  expect(refusalIn(400, '没有人译过这一句')).toBe(
    'Something in the request is not right: check it and try again (没有人译过这一句)',
  )
  expect(refusalIn(99_999, '没有这个编号')).toBe('没有这个编号')
  const old = judgeBeforehand(typed('4403151130', '2015-05-06'), '2026-11-22')
  const none = judgeBeforehand(typed('0000000000', '2026-05-06'), '2026-11-22')
  const today = judgeBeforehand(typed('4403151130', '2026-11-22'), '2026-11-22')
  for (const beforehand of [old, none, today])
    expect(sentenceIn(beforehand!.why)).not.toMatch(CHINESE)
  for (const why of Object.values(WHY_NOT)) expect(sentenceIn(why)).not.toMatch(CHINESE)
  expect(sentenceIn('文件已损坏或不完整，请重新下载发票原件后再上传。（第 3 页）')).toBe(
    'The file is damaged or not whole: download the original again (第 3 页)',
  )
})
