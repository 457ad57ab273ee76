import { describe, expect, it } from 'vitest'
import { isCommon } from './common-passwords.ts'

describe('a password that everybody guesses', () => {
  it.each([
    'password',
    'Password@123',
    'P@ssw0rd!',
    'Qwerty123!',
    'iloveyou1!',
    'Dragon#2026',
    'Football1!',
  ])('%s', (password) => expect(isCommon(password)).toBe(true))

  it.each(['Xinjian@2026', 'Quiet#Harbour7', 'Better@2026', 'k7$Lm2&Zq9', 'Wj#84nuage', 'Tq1!'])(
    'not %s',
    (password) => expect(isCommon(password)).toBe(false),
  )
})
