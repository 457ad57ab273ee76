// @vitest-environment happy-dom
/** Four elements of a bank card at a partner's door. */
import { type CollectTask, collect } from '@xinjian/contract/nouns/collect'
import { SEALED_HEADER } from '@xinjian/contract/sealed-body'
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
import { answer, headersOf, no, ok, sent } from '../../../test-support/server.ts'
import { visit } from '../../test/phone.tsx'

import { askedFor, atDoor, CARD, OWN, passed } from './test-support/door.tsx'

atDoor()

describe('the bank card', () => {
  const open = (over: Partial<CollectTask> = {}) => visit('validate', askedFor('BANK_CARD', over))
  const fill = async (cardNo: string, mobile = OWN) => {
    await type('银行卡号', cardNo)
    await type('银行预留手机号', mobile)
  }

  it('is typed in groups, sent sealed without them, and shown by its last digits', async () => {
    const card = { bank: '农业银行', last4: '0122' }
    answer(collect.verifyBankcard4, ok({ ...passed, card }))
    await open()
    await fill(CARD)
    expect(field('银行卡号').value).toBe('6228 4800 0000 0122')
    await press('核验银行卡')
    await settle()
    expect(sent(collect.verifyBankcard4)).toEqual([{ cardNo: CARD, mobile: OWN }])
    expect(headersOf(collect.verifyBankcard4)[0]).toMatchObject({ [SEALED_HEADER]: 'sealed' })
    expect(sent(collect.sendMsg)).toEqual([{ purpose: 'SIGNER' }])
    expect(text()).toContain('农业银行 尾号 0122')
    expect(text()).not.toContain(CARD.slice(0, 8))
    for (const store of [localStorage, sessionStorage])
      expect(JSON.stringify(store)).not.toContain('62284800')
  })

  it('of a bank that its number does not tell is a card', async () => {
    await visit('validate', { ...passed, card: { bank: null, last4: '0122' } })
    expect(text()).toContain('银行卡 尾号 0122')
  })

  it('that cannot be one is told at the field, and nothing is asked', async () => {
    await open()
    await fill('6228480000000123')
    await press('核验银行卡')
    expect(noteOf('银行卡号')).toContain('对照卡面')
    expect(sent(collect.verifyBankcard4)).toEqual([])
  })

  it('is refused at the field that is wrong, with what was typed still there', async () => {
    answer(
      collect.verifyBankcard4,
      no(3014, '该卡已挂失，请换一张银行卡', 'cardNo'),
      no(3014, '手机号与该卡在银行预留的不一致', 'mobile'),
    )
    answer(collect.getRoute, ok(askedFor('BANK_CARD', { version: 3 })))
    await open()
    await fill(CARD)
    await press('核验银行卡')
    await settle()
    expect(noteOf('银行卡号')).toContain('已挂失')
    expect(field('银行卡号').value).toBe('6228 4800 0000 0122')
    await press('核验银行卡')
    await settle()
    expect(noteOf('银行预留手机号')).toContain('预留')
  })

  it('that locked waits it out by the clock', async () => {
    const lockedUntil = new Date(Date.now() + 30 * 60_000).toISOString()
    answer(collect.verifyBankcard4, no(1004, '核验未通过次数过多，请30分钟后再试'))
    answer(collect.getRoute, ok(askedFor('BANK_CARD', { lockedUntil, version: 3 })))
    await open()
    await fill(CARD)
    await press('核验银行卡')
    await settle()
    expect(alerts()).toEqual(['核验未通过次数过多，30:00 后可再试'])
    expect(button('核验银行卡').disabled).toBe(true)
    await pass(30 * 60_000)
    expect(button('核验银行卡').disabled).toBe(false)
  })

  it('is not there after a reload', async () => {
    await open()
    await fill(CARD)
    await open()
    expect(field('银行卡号').value).toBe('')
  })
})
