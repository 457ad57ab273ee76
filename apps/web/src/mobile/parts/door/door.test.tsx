// @vitest-environment happy-dom
/** What a partner's door asks of whoever signs, between the signer's data and the platform's own code. */
import { screen } from '@testing-library/react'
import { collect } from '@xinjian/contract/nouns/collect'
import { describe, expect, it } from 'vitest'
import {
  alerts,
  button,
  field,
  noteOf,
  pass,
  press,
  settle,
  text,
  type,
} from '../../../test-support/page.tsx'
import { answer, DEAD, no, ok, sent } from '../../../test-support/server.ts'
import { visit } from '../../test/phone.tsx'

import { askedFor, atDoor, CODE, named, OWN, passed, sentTo } from './test-support/door.tsx'

atDoor()

describe('the SMS of a partner with accounts of its own', () => {
  const atCode = async (task = askedFor('JDY_SMS')) => {
    await visit('validate', task)
    await type('手机号码', '199 0000 2222')
    await press('获取验证码')
  }

  it('asks which mobile, sends nothing of ours before, and our code after', async () => {
    answer(collect.jdyAuthentication, ok(passed))
    await named(askedFor('JDY_SMS'))
    expect(text()).toContain('精斗云身份核验')
    expect(sent(collect.sendMsg)).toEqual([])
    // Most have one number.
    expect(field('手机号码').value).toBe(OWN)
    await type('手机号码', '19900002222')
    await press('获取验证码')
    expect(sent(collect.jdySendSms)).toEqual([{ mobile: '19900002222' }])
    expect(text()).toContain('输入精斗云验证码')
    expect(text()).toContain('已发送至 199****2222，5分钟内有效。')
    expect(button('60 秒后可重发').disabled).toBe(true)
    await type(CODE, '123456')
    await settle()
    expect(sent(collect.jdyAuthentication)).toEqual([{ mobile: '19900002222', smsCode: '123456' }])
    expect(sent(collect.sendMsg)).toEqual([{ purpose: 'SIGNER' }])
    expect(text()).toContain('精斗云核验通过')
    expect(text()).toContain('已发送至 199****0001')
  })

  it('says at the field what is no mobile number', async () => {
    await visit('validate', askedFor('JDY_SMS'))
    await type('手机号码', '1990000')
    await press('获取验证码')
    expect(noteOf('手机号码')).not.toBe('')
    expect(sent(collect.jdySendSms)).toEqual([])
  })

  it('is sent again after a minute, over a reload, too', async () => {
    await atCode()
    await pass(20_000)
    await visit('validate', askedFor('JDY_SMS'))
    expect(text()).toContain('已发送至 199****2222')
    expect(button('40 秒后可重发').disabled).toBe(true)
    await pass(40_000)
    await press('重新获取')
    expect(sent(collect.jdySendSms)).toHaveLength(2)
  })

  it('sent a moment ago: the wait is shown', async () => {
    answer(collect.jdySendSms, no(1005, '验证码已发送，请60秒后再试'))
    await atCode()
    expect(alerts()).toContain('验证码已发送，请60秒后再试')
  })

  it('goes to another number when the partner has no account of it', async () => {
    answer(
      collect.jdyAuthentication,
      no(3014, '该手机号没有精斗云账号，请换用已注册的手机号', 'mobile'),
    )
    answer(collect.getRoute, ok(askedFor('JDY_SMS', { version: 3 }, true)))
    await atCode()
    await type(CODE, '123456')
    await settle()
    expect(alerts()).toEqual(['该手机号没有精斗云账号，请换用已注册的手机号'])
    await press('换一个手机号')
    expect(text()).toContain('精斗云身份核验')
    await type('手机号码', '19900003333')
    await press('获取验证码')
    expect(sent(collect.jdySendSms).at(-1)).toEqual({ mobile: '19900003333' })
  })

  it('that locked: boxes wait it out, by one clock, and another number may be taken', async () => {
    const lockedUntil = new Date(Date.now() + 30 * 60_000).toISOString()
    answer(collect.jdyAuthentication, no(1004, '验证码连续输错次数过多，请30分钟后再试'))
    answer(collect.getRoute, ok(askedFor('JDY_SMS', { lockedUntil, version: 3 })))
    await atCode()
    await type(CODE, '123456')
    await settle()
    expect(text()).toContain('验证码连续输错，30:00 后可再试')
    expect(field(CODE).disabled).toBe(true)
    expect(text()).not.toContain('30分钟')
    expect(button('换一个手机号').disabled).toBe(false)
    await pass(30 * 60_000)
    expect(field(CODE).disabled).toBe(false)
  })

  it('that is wrong is said so, and the boxes are empty for the next', async () => {
    answer(collect.jdyAuthentication, no(1003, '验证码错误，还可输入2次', 'smsCode'))
    answer(collect.getRoute, ok(askedFor('JDY_SMS', { version: 3 })))
    await atCode()
    await type(CODE, '111111')
    await settle()
    expect(alerts()).toEqual(['验证码错误，还可输入2次'])
    expect([field(CODE).value, field(CODE).disabled]).toEqual(['', false])
    expect(field(CODE).getAttribute('aria-invalid')).toBe('true')
  })

  it('that was right is not shown as wrong where the partner says no', async () => {
    answer(collect.jdyAuthentication, no(3014, '该精斗云账号已停用', 'mobile'))
    answer(collect.getRoute, ok(askedFor('JDY_SMS', { version: 3 }, true)))
    await atCode()
    await type(CODE, '123456')
    await settle()
    expect(alerts()).toEqual(['该精斗云账号已停用'])
    expect(field(CODE).getAttribute('aria-invalid')).toBeNull()
  })

  it('leads back to who signs, and begins anew for another signer', async () => {
    await named(askedFor('JDY_SMS'))
    await press('获取验证码')
    await press('修改')
    expect(text()).toContain('谁来签署授权？')
    await press('核对并获取验证码')
    await settle()
    expect(text()).toContain('精斗云身份核验')
  })
})

describe('the SMS of a partner to the signer alone', () => {
  it('is on its way at once, and code and word are two calls of one tap', async () => {
    answer(collect.rycCheckSmsCode, ok(askedFor('RYC_SMS', { version: 3 }, true)))
    answer(collect.rycAuthentication, ok(askedFor('BANK_CARD', { version: 4 })))
    await named(askedFor('RYC_SMS'))
    expect(sent(collect.rycSendSms)).toEqual([{ mobile: OWN }])
    expect(text()).toContain('输入融易查验证码')
    await type(CODE, '123456')
    await settle()
    expect(sent(collect.rycCheckSmsCode)).toEqual([{ mobile: OWN, smsCode: '123456' }])
    expect(sent(collect.rycAuthentication)).toEqual([{ mobile: OWN }])
    expect(text()).toContain('核验银行卡')
    expect(sent(collect.sendMsg)).toEqual([])
  })

  it('asks for the number on a phone that does not know it, and takes no other', async () => {
    answer(
      collect.rycSendSms,
      no(3009, '请使用签署人本人的手机号', 'mobile'),
      sentTo('199****0001'),
    )
    await visit('validate', askedFor('RYC_SMS'))
    expect(text()).toContain('手机号 199****0001')
    await type('手机号码', '19900009999')
    await press('获取验证码')
    expect(noteOf('手机号码')).toContain('本人的手机号')
    await type('手机号码', OWN)
    await press('获取验证码')
    expect(text()).toContain('已发送至 199****0001')
  })

  it('needs no second code when the partner did not answer', async () => {
    answer(collect.rycCheckSmsCode, ok(askedFor('RYC_SMS', { version: 3 }, true)))
    answer(
      collect.rycAuthentication,
      no(3014, '融易查核验结果：姓名、身份证号码与手机号不一致', 'mobile'),
    )
    answer(collect.getRoute, ok(askedFor('RYC_SMS', { version: 3 }, true)))
    await named(askedFor('RYC_SMS'))
    await type(CODE, '123456')
    await settle()
    expect(alerts()).toEqual(['融易查核验结果：姓名、身份证号码与手机号不一致'])
    expect(screen.queryByLabelText(CODE)).toBeNull()
    answer(collect.rycAuthentication, ok(askedFor('BANK_CARD', { version: 4 })))
    // After a reload, too.
    await visit('validate', askedFor('RYC_SMS', { version: 3 }, true))
    await press('重新核验')
    await settle()
    expect(text()).toContain('核验银行卡')
    expect(sent(collect.rycSendSms)).toHaveLength(1)
    await visit('validate', askedFor('RYC_SMS', { version: 3 }, true))
    await press('修改签署人信息')
    expect(text()).toContain('谁来签署授权？')
  })

  it('goes on where it was when the line broke', async () => {
    answer(collect.rycSendSms, DEAD)
    answer(collect.getRoute, ok(askedFor('RYC_SMS')))
    await named(askedFor('RYC_SMS'))
    expect(text()).toContain('验证码将发送至 199****0001。')
    answer(collect.rycSendSms, sentTo('199****0001'))
    await press('获取验证码')
    expect(text()).toContain('已发送至 199****0001')
  })
})
