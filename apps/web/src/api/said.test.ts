import { CODES } from '@xinjian/contract/codes'
import { afterEach, expect, it } from 'vitest'
import { preferences } from '../i18n/language.ts'
import { answerOf } from './core.ts'
import { saidOf } from './said.ts'

const { status, msg } = CODES.BALANCE_SHORT
const words = () => ({ offline: '', timeout: '' })
const refused = (field?: string) =>
  new Response(JSON.stringify({ status, code: status, msg, data: null, field }))

afterEach(() => preferences.set({ ...preferences.get(), language: 'zh' }))

it('a refusal is told in the language of whoever reads it', async () => {
  const told = () => answerOf(refused(), { words, said: saidOf }).catch((error) => error.message)
  expect(await told()).toBe(msg)
  preferences.set({ ...preferences.get(), language: 'en' })
  expect(await told()).toBe('The balance is not enough: recharge first')
})

it('a client without a dictionary tells it as the service says it', async () => {
  preferences.set({ ...preferences.get(), language: 'en' })
  expect(await answerOf(refused(), { words }).catch((error) => error.message)).toBe(msg)
})
