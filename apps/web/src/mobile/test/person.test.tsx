// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { consent } from '@xinjian/contract/nouns/consent'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  address,
  alerts,
  button,
  buttons,
  field,
  leaveForGood,
  pass,
  press,
  pressAt,
  text,
  type,
} from '../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../test-support/server.ts'
import { FIRM, newPhone, visit } from './phone.tsx'

const INVITATION = {
  ...{ institution: '示例商业银行', contact: null, enterprise: FIRM, role: 'SPOUSE' },
  ...{ name: '杨**', mobile: '199****9987', endsAt: '2026-12-04T03:00:00Z' },
}
const TEXT = {
  ...{ title: '个人借贷信息查询授权书', version: '1.0', hash: 'ab'.repeat(32) },
  paragraphs: ['一、授权事项', '本人授权查询本人的借贷记录。'],
  consents: [
    { key: 'QUERY', text: '我同意查询本人的借贷记录' },
    { key: 'SENSITIVE', text: '我同意处理本人的敏感个人信息' },
  ],
  readSecondsLeft: 10,
}
const WHO = { token: 't1', name: '杨示例', idNo: '42009919920814220X' }
const READ_MS = 10_000

beforeEach(() => {
  newPhone()
  answer(consent.personConsentOpen, ok(INVITATION))
  answer(consent.personConsentText, ok(TEXT))
  answer(consent.personConsentCode, ok({ to: '199****9987', resendAfterSeconds: 60 }))
  answer(consent.personConsentSign, ok({ contractNo: 'AUT9', validTo: '2027-11-21T04:00:00Z' }))
})
afterEach(leaveForGood)

const open = () => visit('personConsent', undefined, '?token=t1')

async function toText() {
  await open()
  await type('姓名', ' 杨示例 ')
  await type('身份证号码', '42009919920814220x')
  await press('查看授权书')
}
async function tickAll() {
  for (const box of screen.getAllByRole('checkbox')) await pressAt(box)
}

describe('a person’s own consent', () => {
  it('says who asks, of whom and for which enterprise, and that nothing need be signed', async () => {
    await open()
    expect(address()).toBe('/m/personConsent?token=t1')
    expect(sent(consent.personConsentOpen)).toEqual([{ token: 't1' }])
    expect(text()).toContain(
      `示例商业银行请您以法定代表人配偶身份，授权查询您本人的借贷记录，用于评估${FIRM.name}。`,
    )
    expect(text()).toContain('受邀人：杨**，手机号 199****9987')
    expect(text()).toContain('如不同意，关闭本页即可，不会查询您的任何记录。')
    expect(button('查看授权书').hasAttribute('disabled')).toBe(true)
  })

  it('is shown once name and ID number are those of the invitation', async () => {
    answer(consent.personConsentText, no(400, '姓名与邀请不符'), ok(TEXT))
    await toText()
    expect(alerts()).toEqual(['姓名与邀请不符'])
    expect(field('姓名').value).toBe(' 杨示例 ')
    await press('查看授权书')
    expect(sent(consent.personConsentText)).toEqual([WHO, WHO])
    expect(text()).toContain('本人授权查询本人的借贷记录。')
    expect(text()).toContain(TEXT.hash)
  })

  it('is signed only after the time to read and with every box ticked', async () => {
    await toText()
    await tickAll()
    expect(buttons()).toContain('请阅读，10秒后可签署')
    await pass(READ_MS - 1000)
    expect(buttons()).toContain('请阅读，1秒后可签署')
    await pass(1000)
    expect(button('获取验证码').hasAttribute('disabled')).toBe(false)
    await pressAt(screen.getAllByRole('checkbox')[1] as HTMLElement)
    expect(button('请逐项确认后签署').hasAttribute('disabled')).toBe(true)
    expect(sent(consent.personConsentCode)).toEqual([])
  })

  it('is signed by the sixth digit, and tells its number, its end and where it is withdrawn', async () => {
    await toText()
    await tickAll()
    await pass(READ_MS)
    await press('获取验证码')
    expect(text()).toContain('验证码已发送至 199****9987')
    await type('6位短信验证码', '12345')
    expect(sent(consent.personConsentSign)).toEqual([])
    await type('6位短信验证码', '123456')
    expect(sent(consent.personConsentSign)).toMatchObject([
      {
        ...{ ...WHO, smsCode: '123456', version: '1.0', hash: TEXT.hash },
        consents: ['QUERY', 'SENSITIVE'],
      },
    ])
    expect(text()).toContain('授权书 AUT9，有效至 2027年11月21日')
    expect(screen.getByRole('link', { name: '我的授权' }).getAttribute('href')).toBe(
      '/m/taxWeb/consents',
    )
  })

  it('a wrong code is refused, and the boxes are empty for the next one', async () => {
    answer(consent.personConsentSign, no(400, '验证码错误'))
    await toText()
    await tickAll()
    await pass(READ_MS)
    await press('获取验证码')
    await type('6位短信验证码', '123456')
    expect(alerts()).toEqual(['验证码错误'])
    expect(field('6位短信验证码').value).toBe('')
    expect(text()).not.toContain('授权已签署')
  })

  it('a link that was used up says so and can be tried again', async () => {
    answer(consent.personConsentOpen, no(400, '邀请已签署或已作废'), ok(INVITATION))
    await open()
    expect(text()).toContain('链接不能使用')
    expect(text()).toContain('邀请已签署或已作废')
    await press('重试')
    expect(text()).toContain('受邀人：杨**')
  })

  it('in English says the same', async () => {
    await open()
    await press(/EN/)
    expect(text()).toContain('asks you, as spouse of the legal representative,')
    expect(text()).toContain('Invited: 杨**, mobile 199****9987')
    expect(buttons()).toContain('Read the consent')
    expect(text()).not.toMatch(/[（）：；，。]/)
  })
})
