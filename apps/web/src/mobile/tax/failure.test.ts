import type { CollectFailure, CollectState } from '@xinjian/contract/nouns/collect'
import { COLLECT_STATES } from '@xinjian/contract/nouns/collect'
import { describe, expect, it } from 'vitest'
import { failureOf } from '../../../../server/src/features/collect/failures.ts'
import { failureWords } from '../words/failures.ts'
import { type Remedy, remediesOf, TE_CODES, teOf } from './failure.ts'

const ALL = ['PASSWORD', 'SMS', 'QR'] as const
const of = (code: string, state: CollectState, ways: readonly (typeof ALL)[number][] = ALL) =>
  remediesOf(failureOf(code as (typeof TE_CODES)[number]), { state, ways })

describe('what can be done about each failure', () => {
  it.each([
    ['TE-01', 'LOGIN', ['EDIT', 'RETRIEVE', 'SCAN']],
    ['TE-02', 'LOGIN', ['SCAN', 'RETRIEVE']],
    ['TE-03', 'LOGIN_SMS', ['RESEND', 'SCAN']],
    ['TE-03', 'LOGIN', ['SCAN']],
    ['TE-04', 'LOGIN_SMS', ['SCAN', 'RESEND']],
    ['TE-05', 'LOGIN', ['EDIT']],
    ['TE-06', 'LOGIN', ['REFRESH']],
    ['TE-07', 'LOGIN', ['ROLE']],
    ['TE-07', 'FAILED', ['ROLE']],
    ['TE-08', 'TAX_STATUS', ['STATUS']],
    ['TE-09', 'LOGIN', ['RETRY']],
    ['TE-09', 'FAILED', ['LEAVE', 'RETRY']],
    ['TE-10', 'FAILED', ['NEW']],
    ['TE-11', 'LOGIN', ['LOGIN']],
    ['TE-12', 'LOGIN', ['LOGIN', 'AREA']],
    ['TE-13', 'AREA', ['AREA']],
    ['TE-14', 'LOGIN', ['OPEN_PASSWORD', 'SCAN', 'SMS']],
    ['TE-15', 'FAILED', ['LOGIN']],
    ['TE-16', 'PARTIAL', ['NEW']],
    ['TE-17', 'COLLECTING', ['LEAVE']],
    ['TE-18', 'FAILED', ['SIGN']],
    ['TE-19', 'LOGIN', ['LEAVE', 'LOGIN']],
    ['TE-19', 'FAILED', ['LEAVE', 'LOGIN']],
    ['TE-20', 'FAILED', ['LOGIN']],
    ['TE-21', 'PARTIAL', ['RETRY', 'LEAVE']],
    ['TE-99', 'FAILED', ['RETRY']],
  ] as [string, CollectState, Remedy[]][])('%s in %s', (code, state, expected) => {
    expect(of(code, state)).toEqual(expected)
  })

  it('offers no way that the bureau does not have', () => {
    expect(of('TE-01', 'LOGIN', ['PASSWORD'])).toEqual(['EDIT', 'RETRIEVE'])
    expect(of('TE-14', 'LOGIN', ['PASSWORD', 'SMS'])).toEqual(['OPEN_PASSWORD', 'SMS'])
  })

  it('always leaves a way on, whatever the code and the state', () => {
    for (const code of TE_CODES)
      for (const state of COLLECT_STATES)
        expect(of(code, state, []).length, `${code} ${state}`).toBeGreaterThan(0)
  })

  it('has words in both languages for every code', () => {
    for (const language of ['zh', 'en'] as const)
      for (const code of TE_CODES) {
        expect(failureWords[language][`${code}.title`]).toBeTruthy()
        expect(failureWords[language][`${code}.advice`]).toBeTruthy()
      }
  })

  it('tells a code it does not know as an unknown one', () => {
    expect(teOf('TE-77')).toBe('TE-99')
    const failure: Pick<CollectFailure, 'code' | 'next'> = { code: 'TE-77', next: 'AREA' }
    expect(remediesOf(failure, { state: 'FAILED', ways: [] })).toEqual(['AREA'])
  })
})
