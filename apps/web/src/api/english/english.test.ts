/** What the service refuses is told in English: every code, every sentence of a refusal, and what invoice verification answers. */
import fs from 'node:fs'
import path from 'node:path'
import { CODES } from '@xinjian/contract/codes'
import { judgeBeforehand } from '@xinjian/format/verify/beforehand'
import { WHY_NOT } from '@xinjian/format/verify/tickets'
import { expect, it } from 'vitest'
import { ACCOUNT } from './account.ts'
import { CHANNEL } from './channel.ts'
import { CODES_ENGLISH } from './codes.ts'
import { COLLECT } from './collect.ts'
import { EDGE } from './edge.ts'
import { INTAKE } from './intake.ts'
import { LISTS } from './lists.ts'
import { MONEY } from './money.ts'
import { refusalIn, sentenceIn } from './of.ts'
import { PEOPLE } from './people.ts'
import { REPORT } from './report.ts'
import { RULES } from './rules.ts'
import { literalsOf, saidIn } from './test/said.ts'
import { VERIFICATION } from './verification.ts'

const ROOT = path.resolve(import.meta.dirname, '../../../../..')
const CHINESE = /\p{Script=Han}/u
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

/** What `http/input/sentences.ts` puts together of its parts, as it is said of a field, and `http/input/methods.ts` of methods. */
const COMPOSED = [
  '缺少该项',
  ...['数组', 'true 或 false', '整数', '数字', '对象', '文本'].flatMap((kind) => [
    `缺少该项，须为${kind}`,
    `须为${kind}`,
  ]),
  '须为 all',
  '只能是以下之一：A、B',
  ...['个字符', '项', '字节'].flatMap((unit) => [`最多100${unit}`, `至少1${unit}`]),
  '不能大于 100',
  '不能小于 1',
  '须小于 100',
  '须大于 0',
  '须为 5 的整数倍',
  '日期须为 2026-02-28 的形式',
  '时间须为 2026-02-28T08:00:00Z 的形式',
  '请填写正确的电子邮箱',
  '编号的格式有误，请核对',
  '格式有误，请对照接口文档核对',
  '类型或取值有误，请对照接口文档核对',
  '此接口须以 GET 或 POST 方式调用',
]

const REFUSED = saidIn('apps/server/src')
const ACCEPTED = saidIn('packages/contract/src')
/** Why a row of a table was not taken. */
const ROWS = saidIn('packages/intake/src')

it('every sentence of a refusal, wherever it is put together, and of the end of a job has its English', () => {
  // It would be seen: said at once, by a helper, from a table, with figures, by a kind of refusal, and of a job.
  expect(REFUSED).toEqual(
    expect.arrayContaining([
      '没有这次回测',
      '请求签名无效：{}',
      '与登记的公钥不符',
      '该手机号码已用于其他账号',
      '图片边长须在{}至{}像素之间',
      '短信暂时无法发送，请稍后重试或改用密码登录',
      '处理失败，请重试；如仍失败请联系客服',
    ]),
  )
  expect(REFUSED.length).toBeGreaterThan(350)
  expect(lacking(REFUSED)).toEqual([])
})

it('so has whatever a schema does not accept', () => {
  expect(ACCEPTED).toEqual(
    expect.arrayContaining([
      '请输入新密码',
      '{}不能为空',
      '不能超过{}个字符',
      '日期格式应为 2026-02-28',
    ]),
  )
  expect(ACCEPTED.length).toBeGreaterThan(100)
  expect(lacking(ACCEPTED)).toEqual([])
})

it('so has what is said of a field that has no words of its own', () => {
  const parts = literalsOf('apps/server/src/http/input/sentences.ts')
  expect(parts.length).toBeGreaterThan(20)
  expect(parts.filter((part) => !COMPOSED.some((text) => text.includes(part)))).toEqual([])
  expect(lacking(COMPOSED)).toEqual([])
  expect(refusalIn(400, '不能大于 100（size）')).toBe('At most 100')
  expect(refusalIn(405, '此接口须以 GET 或 POST 方式调用')).toBe(
    'This call must be made by GET or POST',
  )
})

it('so has why a file or a row of it was not read', () => {
  expect(ROWS).toContain('没有金额')
  expect(lacking(ROWS)).toEqual([])
  const file = path.join(ROOT, 'packages/intake/src/errors.ts')
  expect(lacking(sentences(file).filter((text) => text.endsWith('。')))).toEqual([])
})

it('no sentence is kept that nobody says', () => {
  const pattern = (text: string) => text.replace(/\d+/g, '{}')
  const said = new Set(
    [...refusing.flatMap(sentences), ...REFUSED, ...ACCEPTED, ...ROWS].map(pattern),
  )
  const composed = (text: string) =>
    COMPOSED.some((whole) => text.split('{}').every((part) => whole.includes(part)))
  const kept = {
    ...ACCOUNT,
    ...CHANNEL,
    ...COLLECT,
    ...EDGE,
    ...INTAKE,
    ...LISTS,
    ...MONEY,
    ...PEOPLE,
    ...REPORT,
    ...RULES,
    ...VERIFICATION,
  }
  expect(Object.keys(kept).filter((text) => !said.has(pattern(text)) && !composed(text))).toEqual(
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
