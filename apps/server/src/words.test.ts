/** Everything that the service says, in English: whatever a message is told. */
import { readerOf } from '@xinjian/format/say/read'
import { rendered, UNDER_TEST } from '@xinjian/format/say/test/rendered'
import { pairsOf } from '@xinjian/format/say/words'
import { describe, expect, it } from 'vitest'
import { ENGLISH, inEnglish } from './english.ts'
import { SERVER_WORDS } from './words.ts'

const CHINESE = /[\u3400-\u9fff]/
const read = readerOf([...pairsOf(UNDER_TEST), ...SERVER_WORDS])
const say = (zh: string): string | null => (CHINESE.test(zh) ? read(zh, say) : zh)
/** Names of enterprises and what an office wrote are never translated. */
const withoutNames = (text: string): string => text.replaceAll('甲公司', 'A')

describe('every message', () => {
  it('is said in English, whatever it is told', () => {
    const all = rendered(SERVER_WORDS)
    expect(all.length).toBeGreaterThan(500)
    const left = all.filter(({ said }) => {
      const english = say(said)
      return (
        english === null || CHINESE.test(withoutNames(english)) || /undefined|NaN/.test(english)
      )
    })
    expect(left).toEqual([])
  })
  it('has English of its own', () => {
    expect(SERVER_WORDS.filter(([, en]) => CHINESE.test(en) || en.trim() === '')).toEqual([])
  })
  it('and one Chinese has one English', () => {
    const byChinese = Map.groupBy(SERVER_WORDS, ([zh]) => zh)
    const two = [...byChinese].filter(([, pairs]) => new Set(pairs.map(([, en]) => en)).size > 1)
    expect(two.map(([zh]) => zh)).toEqual([])
  })
})

// Both sides written by hand.
describe('a refusal', () => {
  it.each([
    ['BALANCE_SHORT', '余额不足，请充值后再查询', 'The balance is not enough: recharge first'],
    [
      'TOO_LARGE',
      '文件“发票.pdf”超过 20 MB，请压缩或拆分后上传',
      'The file “发票.pdf” is larger than 20 MB: make it smaller or split it',
    ],
    ['MALFORMED', '请输入发票号码（invoiceNumber）', 'Enter the invoice number (invoiceNumber)'],
    ['MALFORMED', '不能大于 100（size）', 'At most 100 (size)'],
    ['METHOD', '此接口须以 GET 或 POST 方式调用', 'This call must be made by GET or POST'],
    [
      'UNAVAILABLE',
      'PDF 暂时无法生成，请稍后重试（TypeError）',
      'The PDF cannot be made just now: try again later (TypeError)',
    ],
    [
      'BAD_SMS_CODE',
      '短信验证码不正确，请核对后重新输入，还可输入1次',
      'The SMS code is not right: compare it and enter it again; 1 try left',
    ],
    [
      'CONFLICT',
      '该银行流水号已由其他客户的第31号凭单登记，请核对凭据',
      'Another customer has this bank reference on voucher 31 already: check the bank slip',
    ],
    [
      'SIGNATURE',
      '请求签名无效：该随机串已使用过',
      'The signature of the request is not valid: this nonce was used before',
    ],
  ] as const)('of %s: %s', (code, zh, en) => {
    expect(ENGLISH.refusal(code, zh)).toBe(en)
  })
  it('that no table has stands beside what its code says', () => {
    expect(ENGLISH.refusal('MALFORMED', '没有人译过这一句')).toBe(
      'Something in the request is not right: check it and try again (没有人译过这一句)',
    )
    expect(ENGLISH.refusal('MALFORMED', '没有人译过这一句（taxNo）')).toBe(
      'Something in the request is not right: check it and try again (没有人译过这一句) (taxNo)',
    )
  })
})

describe('a sentence in data', () => {
  it.each([
    [
      '第 2 页：外部识别服务（ocr.example）暂时不可用，第 2 页未发送，由本平台识别；第 3 页：页面无法作为图片发送，由本平台识别',
      'Page 2: The other service (ocr.example) is out of service, page 2 was not sent: we read it; Page 3: The page cannot be sent as a picture: we read it',
    ],
    [
      '红字发票，冲销蓝字发票 25442000000087654321，红字确认单或信息表编号 4403',
      'Red invoice, reverses 25442000000087654321, confirmation 4403',
    ],
    [
      '文件已损坏或不完整，请重新下载发票原件后再上传。（第 3 页）',
      'The file is damaged or not whole: download the original again (Page 3)',
    ],
    [
      '导入完成：新增 1,200，更新 0，未变 3，错误 1（其中 1 张待人工核对）',
      'Imported: 1,200 added, 0 updated, 3 unchanged, 1 faulty (1 invoice waits to be checked by a person)',
    ],
    ['排队中，前面还有 1 个', 'Queued; 1 other before it'],
    ['已处理 3 / 1 张', '3 of 1 invoice done'],
    ['正在读取发票数据', 'Reading data: invoices'],
    [
      '需人工核对：发票号码、金额识别不清，请对照原件核对，或改传发票的 PDF、OFD 或 XML 原件',
      'To be checked by a person, not clearly read: invoice number, amount. Compare with the original, or upload its PDF, OFD or XML',
    ],
    [
      '需人工核对：缺少发票代码；购销双方名称相同',
      'To be checked by a person: The invoice code is missing; Buyer and seller have the same name',
    ],
    [
      '查验平台每张发票每日最多查验5次，今日次数已用完，请于次日再查验；本次未计费',
      'The platform verifies an invoice 5 times a day, and all of today are used up: try tomorrow. Not charged',
    ],
    [
      '贵公司尚未开通发票报告，请由企业管理员在“产品列表”中开通',
      'Invoice report is not open to your company: its administrator opens it under “Products”',
    ],
    [
      '现行授权未包含增值税申报、企业所得税申报，请重新取得企业授权',
      'The consent does not cover these: VAT returns, Income tax returns. Ask the enterprise for a new one',
    ],
    ['确认属实，至2026-12-31', 'Confirmed, until 2026-12-31'],
    [
      '登录账号或密码错误，请核对后重试（剩余3次）',
      'Account or password is not right: compare and try again (tries left: 3)',
    ],
    [
      '登录账号或密码错误，请核对后重试（剩余若干次）',
      'Account or password is not right: compare and try again (tries left: a few)',
    ],
    [
      '账号已被电子税务局锁定，请11/21 12:57后再试或在税务APP解锁',
      'The bureau has locked the account: try again later (11/21 12:57), or unlock it in the tax app',
    ],
    [
      '深圳电子税务局系统维护中，预计稍后恢复',
      'The Shenzhen tax bureau is under maintenance; expected back: later on',
    ],
  ])('%s', (zh, en) => {
    expect(inEnglish(zh)).toBe(en)
  })
  it('stays as it is stored where no table has it', () => {
    expect(ENGLISH.sentence('没有人译过这一句')).toBe('没有人译过这一句')
    expect(ENGLISH.sentence('Nothing')).toBe('Nothing')
  })
})
