/** The phone of a signer at a partner's door. */
import { fireEvent, screen } from '@testing-library/react'
import { type CollectTask, collect } from '@xinjian/contract/nouns/collect'
import { afterEach, beforeEach } from 'vitest'
import { leaveForGood, press, settle, type } from '../../../../test-support/page.tsx'
import { answer, ok } from '../../../../test-support/server.ts'
import { newPhone, taskIn, visit } from '../../../test/phone.tsx'

export const SIGNER = { name: '赵示例', mobile: '199****0001', role: 'FINANCE' }
export const OWN = '19900000001'
export const CODE = '6位短信验证码'
export const CARD = '6228480000000122'
export const sentTo = (to: string) => ok({ to, resendAfterSeconds: 60 })
export const askedFor = (
  step: NonNullable<CollectTask['asked']>['step'],
  over: Partial<CollectTask> = {},
  checked = false,
) =>
  taskIn('VALIDATE', {
    signer: SIGNER,
    asked: { step, ownMobile: step === 'RYC_SMS', checked },
    version: 2,
    ...over,
  })
export const passed = taskIn('VALIDATE', { signer: SIGNER, version: 5 })

/** As the page of the signer left it: the mobile was typed on this phone. */
export async function named(task: CollectTask) {
  answer(collect.authEnterprise, ok(task))
  await visit('validate', taskIn('VALIDATE'))
  fireEvent.click(screen.getByRole('radio', { name: '财务负责人' }))
  await type('姓名', SIGNER.name)
  await type('身份证号码', '440399198311145538')
  await type('手机号码', OWN)
  await press('核对并获取验证码')
  await settle()
}

/** Before and after each test of a file. */
export function atDoor(): void {
  beforeEach(() => {
    newPhone()
    answer(collect.sendMsg, sentTo('199****0001'))
    answer(collect.jdySendSms, sentTo('199****0001'))
    answer(collect.rycSendSms, sentTo('199****0001'))
  })
  afterEach(leaveForGood)
}
