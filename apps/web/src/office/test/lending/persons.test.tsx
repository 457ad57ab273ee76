// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import type { PersonConsent } from '@xinjian/contract/consent/person-consents'
import { consent } from '@xinjian/contract/nouns/consent'
import type { Permission } from '@xinjian/contract/roles'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { prefer } from '../../../i18n/language.ts'
import { session } from '../../../shell/session.ts'
import {
  alerts,
  buttons,
  leaveForGood,
  press,
  pressAt,
  settle,
  text,
  type,
} from '../../../test-support/page.tsx'
import { answer, no, ok, sent } from '../../../test-support/server.ts'
import { Persons } from '../../report/Persons.tsx'
import { cells, newDesk, notes, open, pressIn, TAX_NO } from '../desk.tsx'

const LINK = 'https://example.cn/m/personConsent?token=t1'
const NOBODY: Omit<PersonConsent, 'role'> = {
  ...{ state: 'NONE', name: null, mobile: null, contractNo: null, signedAt: null },
  ...{ validTo: null, revokedAt: null, inviteNo: null, inviteEndsAt: null },
}
const person = (role: PersonConsent['role'], over: Partial<PersonConsent> = {}): PersonConsent => ({
  ...NOBODY,
  role,
  ...over,
})
const known = { name: '杨**', mobile: '199****9987' }
const INVITED = person('SPOUSE', {
  ...known,
  ...{ state: 'INVITED', inviteNo: 'PI1', inviteEndsAt: '2026-12-04T03:00:00Z' },
})
const REST = [person('LEGAL_REP'), person('CONTROLLER')]
const held = (...rows: PersonConsent[]) => answer(consent.personConsentList, ok({ rows }))

const show = (kind: 'MULTI_LENDING' | 'INVOICE' = 'MULTI_LENDING') =>
  open('/queryCenter/queryReport', () => <Persons taxNo={TAX_NO} kinds={['INVOICE', kind]} />)
/** The user is one whose administrator took this right away. */
const mayNot = (denied: Permission): void => {
  const now = session.get()
  const permissions = new Set([...(now.permissions ?? [])].filter((one) => one !== denied))
  session.set({ ...now, permissions })
}
const table = () => cells('人员本人授权')
const inRow = (name: RegExp) => within(screen.getByRole('row', { name }))

beforeEach(() => newDesk())
afterEach(leaveForGood)

describe('persons at the order of a report', () => {
  it('stand with what each has consented to, and the way to invite where nothing is in force', async () => {
    held(
      person('LEGAL_REP', {
        ...known,
        ...{ state: 'EFFECTIVE', contractNo: 'AUT1', validTo: '2027-11-27T03:00:00Z' },
      }),
      INVITED,
      person('CONTROLLER'),
    )
    await show()
    expect(table()).toEqual([
      ['法定代表人', '杨**199****9987', '已授权授权书 AUT1，有效至 2027-11-27', ''],
      ['法定代表人配偶', '杨**199****9987', '待签署邀请有效至 2026-12-04', '重新邀请作废邀请'],
      ['实际控制人', '未登记', '未邀请', '邀请'],
    ])
    expect(sent(consent.personConsentList)).toEqual([{ taxNo: TAX_NO }])
  })

  it.each([
    ['REVOKED', '已撤回'],
    ['EXPIRED', '已到期'],
  ] as const)('%s is no consent: the person can be invited again', async (state, says) => {
    held(person('LEGAL_REP', { ...known, state, contractNo: 'AUT1' }), ...REST.slice(1))
    await show()
    expect(table()[0]?.slice(2)).toEqual([says, '重新邀请'])
  })

  it.each([
    ['where no report tells of persons', 'INVOICE', 'collect.link'],
    ['by who may not read consents', 'MULTI_LENDING', 'consent.read'],
  ] as const)('are not asked of %s', async (_, kind, denied) => {
    held(...REST)
    mayNot(denied)
    await show(kind)
    expect(text()).toBe('')
    expect(sent(consent.personConsentList)).toEqual([])
  })

  it('a list that does not come says why and is asked for again', async () => {
    answer(consent.personConsentList, no(500, '系统繁忙'), ok({ rows: REST }))
    await show()
    expect(text()).toContain('系统繁忙')
    await press('重试')
    expect(table()).toHaveLength(2)
  })

  it('are seen without a way to invite by who may not send links', async () => {
    held(INVITED)
    mayNot('collect.link')
    await show()
    expect(table()).toEqual([['法定代表人配偶', '杨**199****9987', '待签署邀请有效至 2026-12-04']])
    expect(buttons()).toEqual([])
  })

  it('in English says the same', async () => {
    prefer({ language: 'en' })
    held(INVITED)
    await show()
    expect(cells('Consents of persons')).toEqual([
      [
        'Spouse of the legal representative',
        '杨**199****9987',
        'To be signedInvitation valid to 2026-12-04',
        'Invite againCancel the invitation',
      ],
    ])
    expect(text()).not.toMatch(/[（）：；，。]/)
  })
})

describe('an invitation', () => {
  const TITLE = '邀请法定代表人配偶授权'
  beforeEach(() => {
    answer(consent.personConsentList, ok({ rows: [person('SPOUSE')] }), ok({ rows: [INVITED] }))
    answer(consent.personInvite, ok({ row: INVITED, link: LINK }))
  })

  it('is sent for the role, and its link is shown once', async () => {
    await show()
    await pressAt(inRow(/配偶/).getByRole('button', { name: '邀请' }))
    await type(/姓名/, '杨示例')
    await type(/手机号/, '199 0000 9987')
    await pressIn(TITLE, '生成链接')
    expect(sent(consent.personInvite)).toEqual([
      { taxNo: TAX_NO, role: 'SPOUSE', name: '杨示例', mobile: '19900009987' },
    ])
    expect(text()).toContain(LINK)
    expect(buttons()).toContain('复制链接')
    expect(table()[0]?.[2]).toContain('待签署')
  })

  it('without a name and a mobile is not sent', async () => {
    await show()
    await pressAt(inRow(/配偶/).getByRole('button', { name: '邀请' }))
    await pressIn(TITLE, '生成链接')
    expect(sent(consent.personInvite)).toEqual([])
    expect(alerts().join()).not.toBe('')
  })

  it('that is refused keeps what was typed', async () => {
    answer(consent.personInvite, no(400, '该手机号与预留不符', 'mobile'))
    await show()
    await pressAt(inRow(/配偶/).getByRole('button', { name: '邀请' }))
    await type(/姓名/, '杨示例')
    await type(/手机号/, '19900009987')
    await pressIn(TITLE, '生成链接')
    expect(text()).toContain('该手机号与预留不符')
    expect(screen.getByLabelText<HTMLInputElement>(/姓名/).value).toBe('杨示例')
    expect(text()).not.toContain(LINK)
  })

  it('is cancelled after a question', async () => {
    answer(consent.personConsentList, ok({ rows: [INVITED] }), ok({ rows: [person('SPOUSE')] }))
    answer(consent.personInviteCancel, ok(person('SPOUSE')))
    await show()
    await press('作废邀请')
    expect(sent(consent.personInviteCancel)).toEqual([])
    await pressIn('作废邀请', '作废邀请')
    await settle()
    expect(sent(consent.personInviteCancel)).toEqual([{ inviteNo: 'PI1' }])
    expect(notes()).toContain('邀请已作废')
    expect(table()[0]?.[2]).toBe('未邀请')
  })
})
